import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { compressFolder } from './prerender/compress-folder.ts'
import { writePages } from './prerender/write-pages.ts'

/** Builds the pages into `dist/pages`: the browser's files, each page as HTML, and both compressed. */

const root = fileURLToPath(new URL('..', import.meta.url))
const configFile = path.join(root, 'vite.config.ts')
const pagesDir = path.join(root, 'dist/pages')
const rendererDir = path.join(root, 'dist/renderer')

await build({ configFile, logLevel: 'warn' })
await build({
  configFile,
  logLevel: 'warn',
  build: { ssr: 'prerender.tsx', outDir: rendererDir, manifest: false },
})
const renderer: unknown = await import(pathToFileURL(path.join(rendererDir, 'prerender.js')).href)
await writePages(pagesDir, renderer)
await rm(rendererDir, { recursive: true })
const sizes = await compressFolder(pagesDir)
await writeFile(path.join(pagesDir, '.built'), '')
const total = sizes.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0)
console.log(`${sizes.length} files, ${(total / 1000).toFixed(1)} kB in all with brotli`)
