import { appendFile, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { compressFolder } from './prerender/compress-folder.ts'
import { drawIcon } from './prerender/draw-icon.ts'
import { manifestFolder, readManifest } from './prerender/manifest.ts'
import { checkBudgets, measurePages, sizeTable } from './prerender/measure-pages.ts'
import { writeExtras } from './prerender/write-extras.ts'
import { writePages } from './prerender/write-pages.ts'

/**
 * Builds the pages into `dist/pages`: the browser's files, each page as HTML, and both compressed. They are made
 * beside it and put in its place at the end, so that a build that fails leaves the pages that were there.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const configFile = path.join(root, 'vite.config.ts')
const pagesDir = path.join(root, 'dist/pages')
const newDir = path.join(root, 'dist/pages.new')
const oldDir = path.join(root, 'dist/pages.old')
const rendererDir = path.join(root, 'dist/renderer')

await build({ configFile, logLevel: 'warn', build: { outDir: newDir } })
await build({
  configFile,
  logLevel: 'warn',
  // The server renders shared pages with it, without the packages that the build needs.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { ssr: 'prerender.tsx', outDir: rendererDir, manifest: false, copyPublicDir: false },
})
const renderer: unknown = await import(pathToFileURL(path.join(rendererDir, 'prerender.js')).href)
const manifest = await readManifest(newDir)
const pages = await writePages(newDir, manifest, renderer)
await writeExtras(newDir, root, renderer)
await writeIcons()
await appendFontLicences()
const brotliBytes = await compressFolder(newDir)
const sizes = await measurePages({ manifest, pages, brotliBytes, dir: newDir })
console.log(sizeTable(sizes))
checkBudgets(sizes)
await writeFile(path.join(newDir, '.sizes.json'), JSON.stringify(sizes, null, 2))
await rm(path.join(newDir, manifestFolder), { recursive: true })
await rename(rendererDir, path.join(newDir, '.renderer'))
await writeFile(path.join(newDir, '.built'), '')
await replaceFolder()

/** Phones and launchers want the mark as pictures of these sizes. */
async function writeIcons(): Promise<void> {
  const mark = await readFile(path.join(newDir, 'favicon.svg'), 'utf8')
  await Promise.all(
    [180, 192, 512].map(async (size) => {
      await writeFile(path.join(newDir, `icon-${size}.png`), await drawIcon(mark, size))
    }),
  )
}

/** Vite writes the licences of the libraries in the scripts; the fonts go out with the pages too. */
async function appendFontLicences(): Promise<void> {
  for (const font of ['@fontsource-variable/inter', '@fontsource/source-serif-4']) {
    const text = await readFile(path.join(root, 'node_modules', font, 'LICENSE'), 'utf8')
    await appendFile(path.join(newDir, 'licences.txt'), `\n## ${font}\n\n${text}`)
  }
}

async function replaceFolder(): Promise<void> {
  await rm(oldDir, { recursive: true, force: true })
  await rename(pagesDir, oldDir).catch((error: unknown) => {
    if (!isMissing(error)) throw error
  })
  await rename(newDir, pagesDir)
  await rm(oldDir, { recursive: true, force: true })
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
