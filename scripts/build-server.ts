import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'

/**
 * Bundles the server into `dist/server`: its programs and its threads, each a file beside the chunks that they share, so
 * that a start reads a few dozen files instead of a thousand. The bundle is made in another folder and renamed at the
 * end: a build that fails leaves the server that was there.
 */

const root = path.resolve(import.meta.dirname, '..')
const outDir = path.join(root, 'dist/server')
const newDir = path.join(root, 'dist/server.new')
const oldDir = path.join(root, 'dist/server.old')

const entries = [
  'src/server/main.ts',
  'src/server/backup.ts',
  'src/server/restore.ts',
  'src/server/canary.ts',
  'src/server/costs.ts',
  'src/server/engines/extractive/extractive-thread.ts',
  'src/server/features/history/questions/passage-thread.ts',
  'src/server/features/transcripts/transcript-thread.ts',
]

/** Packages that load files of their own by their place in node_modules. */
const loadedFromPackages = ['@resvg/resvg-js', 'piscina', 'pino', 'pino-pretty', 'satori']

await build({
  configFile: false,
  root,
  logLevel: 'warn',
  ssr: { noExternal: true, external: loadedFromPackages },
  build: {
    ssr: true,
    target: 'node24',
    outDir: newDir,
    emptyOutDir: true,
    copyPublicDir: false,
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(entries.map((file) => [path.basename(file, '.ts'), path.join(root, file)])),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
await rm(oldDir, { recursive: true, force: true })
await rename(outDir, oldDir).catch(() => undefined)
await rename(newDir, outDir)
await rm(oldDir, { recursive: true, force: true })
