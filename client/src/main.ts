import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './lib/settings.svelte'
import { theme } from './lib/theme.svelte'
import { tongue } from './lib/tongue.svelte'

theme.apply()
settings.apply()
document.documentElement.lang = tongue.language
mount(App, { target: document.getElementById('app')! })
