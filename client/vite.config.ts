/// <reference types="vitest/config" />
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { hovering } from './hover.ts'

/** The whole icon set as one file of path data; the server hands out the few a scene names. */
function icons(): Plugin {
  return {
    name: 'game-icons',
    apply: 'build',
    generateBundle() {
      const file = 'node_modules/@iconify-json/game-icons/icons.json'
      const set = JSON.parse(readFileSync(file, 'utf8')) as {
        icons: Record<string, { body: string }>
        aliases: Record<string, { parent: string }>
      }
      const paths: Record<string, string> = {}
      for (const [name, icon] of Object.entries(set.icons)) {
        paths[name] = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join(' ')
      }
      for (const [name, alias] of Object.entries(set.aliases)) {
        if (paths[alias.parent]) paths[name] = paths[alias.parent]!
      }
      this.emitFile({ type: 'asset', fileName: 'icons.json', source: JSON.stringify(paths) })
    },
  }
}

/** The worker that keeps the page: it is told all files of this build, so that they are one whole. */
function worker(): Plugin {
  return {
    name: 'kept-page',
    apply: 'build',
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !name.endsWith('.woff'))
      const files = ['/', ...built.sort().map((name) => `/${name}`), ...readdirSync('public').filter((name) => !name.startsWith('404')).map((name) => `/${name}`)]
      const build = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
      const says = `const BUILD = '${build}'\nconst FILES = ${JSON.stringify(files)}\n`
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: says + readFileSync('src/worker.js', 'utf8') })
    },
  }
}

export default defineConfig({
  plugins: [svelte(), icons(), worker()],
  css: { postcss: { plugins: [hovering] } },
  build: {
    outDir: '../src/grimtable/web/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:7474', ws: true } } },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], isolate: false },
})
