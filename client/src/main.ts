import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './lib/settings.svelte'
import { theme } from './lib/theme.svelte'
import { tongue } from './lib/tongue.svelte'

theme.apply()
settings.apply()
document.documentElement.lang = tongue.language
// The next visit needs no network; a page that can't be kept is a page all the same.
if (import.meta.env.PROD && 'serviceWorker' in navigator) addEventListener('load', () => void navigator.serviceWorker.register('/worker.js').catch(() => {}))
mount(App, { target: document.getElementById('app')! })
