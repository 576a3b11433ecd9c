/** Light or dark: the system's choice until somebody switches. */

type Shade = 'dark' | 'light'

function preferred(): Shade {
  const kept = localStorage.getItem('grimtable.theme')
  if (kept === 'dark' || kept === 'light') return kept
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}

class Theme {
  shade = $state<Shade>(preferred())

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
