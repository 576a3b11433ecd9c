/** Light or dark: the system's choice until somebody switches. */

type Shade = 'dark' | 'light'

const system = matchMedia('(prefers-color-scheme: light)')

function preferred(): Shade {
  const kept = localStorage.getItem('grimtable.theme')
  if (kept === 'dark' || kept === 'light') return kept
  return system.matches ? 'light' : 'dark'
}

class Theme {
  shade = $state<Shade>(preferred())

  constructor() {
    // A system that turns dark in the evening turns the table too, if nobody chose a shade for it.
    system.addEventListener('change', () => { this.shade = preferred(); this.apply() })
  }

  apply(): void {
    document.documentElement.dataset['theme'] = this.shade
  }

  toggle(): void {
    this.shade = this.shade === 'dark' ? 'light' : 'dark'
    localStorage.setItem('grimtable.theme', this.shade)
    this.apply()
  }
}

export const theme = new Theme()
