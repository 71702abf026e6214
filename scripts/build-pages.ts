import { appendFile, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { interfaceLanguages, languagePath } from '../src/product/interface-languages.ts'
import { compressFolder } from './prerender/compress-folder.ts'
import { drawIcon } from './prerender/draw-icon.ts'
import { manifestFolder, readManifest } from './prerender/manifest.ts'
import { checkBudgets, measurePages, sizeTable } from './prerender/measure-pages.ts'
import type { Size } from './prerender/measure-pages.ts'
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

const sizes: Size[] = []
for (const { tag } of interfaceLanguages) sizes.push(...(await buildLanguage(tag)))
checkBudgets(sizes)
await writeFile(path.join(newDir, '.sizes.json'), JSON.stringify(sizes, null, 2))
await writeFile(path.join(newDir, '.built'), '')
await replaceFolder()

/** Builds the pages of one language into its folder; gives what they weigh. Those of the first hold the files of all. */
async function buildLanguage(tag: string): Promise<Size[]> {
  const isFirst = languagePath(tag) === ''
  const dir = path.join(newDir, languagePath(tag))
  const rendererDir = path.join(root, 'dist/renderer', tag)
  // vite.config.ts reads it.
  process.env['PAGE_LANGUAGE'] = tag
  await build({ configFile, logLevel: 'warn', build: { outDir: dir } })
  await build({
    configFile,
    logLevel: 'warn',
    // The server renders shared pages with it, without the packages that the build needs.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { ssr: 'prerender.tsx', outDir: rendererDir, manifest: false, copyPublicDir: false },
  })
  const renderer: unknown = await import(pathToFileURL(path.join(rendererDir, 'prerender.js')).href)
  const manifest = await readManifest(dir)
  const site = { dir, base: `${languagePath(tag)}/` }
  const pages = await writePages(site, manifest, renderer)
  await writeExtras(dir, root, renderer)
  if (isFirst) {
    await writeIcons()
    await appendFontLicences()
  } else {
    await rm(path.join(dir, 'licences.txt'))
  }
  const brotliBytes = await compressFolder(dir)
  const measured = await measurePages({ manifest, pages, brotliBytes, ...site })
  await rm(path.join(dir, manifestFolder), { recursive: true })
  await rename(rendererDir, path.join(dir, '.renderer'))
  const named = measured.map((size) => ({ ...size, name: `${languagePath(tag)} ${size.name}`.trim() }))
  // Of the others the home page, which comes first, stands for all.
  console.log(sizeTable(isFirst ? named : named.slice(0, 1)))
  return named
}

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
