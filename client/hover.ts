import type { Plugin } from 'postcss'

/** Where nothing hovers (a finger), what was tapped last must not look chosen: `:hover` holds for pointers that hover alone. */
export const hovering: Plugin = {
  postcssPlugin: 'hovering',
  OnceExit(root, { AtRule }) {
    root.walkRules(/:hover/, (rule) => {
      if (rule.parent?.type === 'atrule' && (rule.parent as { params?: string }).params?.includes('hover')) return
      const over = rule.selectors.filter((one) => one.includes(':hover'))
      const always = rule.selectors.filter((one) => !one.includes(':hover'))
      const inside = new AtRule({ name: 'media', params: '(hover: hover)' })
      rule.after(inside)
      inside.append(rule.clone({ selectors: over }))
      if (always.length) rule.selectors = always
      else rule.remove()
    })
  },
}
