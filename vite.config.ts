import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What the shell is made of: the router, the primitives that load nothing big, and the loader of chunks. */
const shell =
  /node_modules\/react-router\/|\/src\/web\/ui\/(?:button|icons|join-classes|mark|spinner|toast-store|tooltip|use-idle|use-return-focus)\.|vite\/preload-helper|\/src\/web\/(?:app\/[^/]+|routes|lib\/(?:account|account-state|page-dialog|sign-in-hint))\./

/** What the home page shares with the views that it loads on demand. */
const data =
  /\/src\/(?:product\/(?:clock-time|examples|summary-options)|web\/(?:lib\/(?:summary-heading|thumbnail)|features\/summarize\/(?:work\/(?:announce-outcome|carry-out|choices|kept-run|lazy-views|lost-connection|summarizer-state|use-clear-on-return|use-summarizer)|allowance\/(?:lazy-parts|usage-key|use-paywall)|live\/live-(?:feed|state)|paste\/paste-draft)))/

export default defineConfig({
  root: here('src/web'),
  publicDir: 'public',
  plugins: [react(), tailwind()],
  server: { port: 5173, proxy: { '/api': 'http://localhost:3000' } },
  build: {
    outDir: here('dist/pages'),
    emptyOutDir: true,
    manifest: true,
    license: { fileName: 'licences.txt' },
    assetsInlineLimit: 0,
    // Every browser that runs the rest knows `modulepreload`.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // Changes only with React itself, so it stays cached across releases.
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
            // Few files instead of dozens of some hundred bytes each.
            { name: 'shell', test: shell },
            { name: 'data', test: data },
          ],
        },
      },
    },
  },
})
