import { appendFile, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { firstLanguage, interfaceLanguages, languagePath } from '../src/product/interface-languages.ts'
import { fontPackages } from '../src/server/lib/cards/font-packages.ts'
import { compressFolder } from './prerender/compress-folder.ts'
import { drawIcon } from './prerender/draw-icon.ts'
import { manifestFolder, readManifest } from './prerender/manifest.ts'
import type { Manifest } from './prerender/manifest.ts'
import { checkBudgets, measurePages, sizeTable } from './prerender/measure-pages.ts'
import type { Size } from './prerender/measure-pages.ts'
import { stampBuild } from './prerender/stamp-build.ts'
import { writeAppFiles } from './prerender/write-app-files.ts'
import { writeExtras } from './prerender/write-extras.ts'
import { writePages } from './prerender/write-pages.ts'
import type { BuiltSite, PageSource } from './prerender/write-pages.ts'

/**
 * Builds the pages into `dist/pages`: the browser's files, each page as HTML, and all but the pages
 * compressed. They are made beside it and put in its place at the end, so that a build that fails leaves the
 * pages that were there. Languages that are named, such as `en hi`, are the only ones: such pages are for
 * tests.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const configFile = path.join(root, 'vite.config.ts')
const pagesDir = path.join(root, 'dist/pages')
const newDir = path.join(root, 'dist/pages.new')
const oldDir = path.join(root, 'dist/pages.old')

const asked = process.argv.slice(2)
const languages = interfaceLanguages.filter(({ tag }) => asked.length === 0 || asked.includes(tag))

const compressing: Promise<Size[]>[] = []
// Vite reads the language from the environment, so the builds follow each other; what is built is compressed
// by other threads meanwhile.
for (const { tag } of languages) compressing.push(compressLanguage(tag, await buildLanguage(tag)))
const sizes = (await Promise.all(compressing)).flat()
checkBudgets(sizes)
await stampBuild(newDir, root)
await writeFile(path.join(newDir, '.sizes.json'), JSON.stringify(sizes, null, 2))
await writeFile(path.join(newDir, asked.length === 0 ? '.built' : '.built-for-tests'), '')
await replaceFolder()

/** The facts known of the pages of a language once they are written. */
type BuiltLanguage = BuiltSite & { manifest: Manifest; pages: PageSource[] }

/** Builds the pages of one language into its folder. Those of the first hold the files of all. */
async function buildLanguage(tag: string): Promise<BuiltLanguage> {
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
  await writeAppFiles(site, manifest, pages)
  if (tag === firstLanguage) {
    await writeIcons()
    await appendLicences()
  } else {
    await rm(path.join(dir, 'licences.txt'))
  }
  return { ...site, manifest, pages }
}

/**
 * Writes the compressed files of a language, and puts its renderer beside its pages; gives what the pages
 * weigh.
 */
async function compressLanguage(tag: string, built: BuiltLanguage): Promise<Size[]> {
  // The other languages stand in the folder of the first one.
  const others = interfaceLanguages.map((each) => each.tag).filter((each) => each !== tag)
  const brotliBytes = await compressFolder(built.dir, others)
  const measured = await measurePages({ ...built, brotliBytes })
  await rm(path.join(built.dir, manifestFolder), { recursive: true })
  await rename(path.join(root, 'dist/renderer', tag), path.join(built.dir, '.renderer'))
  const named = measured.map((size) => ({ ...size, name: `${languagePath(tag)} ${size.name}`.trim() }))
  // Of the others the home page, which comes first, stands for all.
  console.log(sizeTable(tag === firstLanguage ? named : named.slice(0, 1)))
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

/**
 * Vite writes the licences of the libraries in the scripts. Fonts go out with the pages and in the pictures
 * beside links; a worker is a build of its own, whose libraries Vite does not list.
 */
async function appendLicences(): Promise<void> {
  for (const name of ['@fontsource-variable/inter', ...fontPackages, 'mediabunny']) {
    const text = await readFile(path.join(root, 'node_modules', name, 'LICENSE'), 'utf8')
    await appendFile(path.join(newDir, 'licences.txt'), `\n## ${name}\n\n${text}`)
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
