/// <reference types="vitest/config" />
import { readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

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

export default defineConfig({
  plugins: [svelte(), icons()],
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
