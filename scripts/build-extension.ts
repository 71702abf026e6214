import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { zipSync } from 'fflate'
import { z } from 'zod'
import { extensionBrowsers } from '../src/product/extension.ts'
import { interfaceLanguages } from '../src/product/interface-languages.ts'
import { bundleExtension } from './extension/bundle-extension.ts'
import { iconSizes, manifestFor } from './extension/manifest.ts'
import { drawIcon } from './prerender/draw-icon.ts'

/** Browsers and stores know Portuguese by its countries alone. */
const folders: Readonly<Record<string, readonly string[]>> = { pt: ['pt_BR', 'pt_PT'] }

const wordsSchema = z.object({ extensionManifest: z.record(z.string(), z.string()) })

/**
 * Writes what the manifest says in each language, in the form that browsers and their stores read, into a
 * folder.
 */
async function writeLocales(folder: string): Promise<void> {
  for (const { tag } of interfaceLanguages) {
    const words = wordsSchema.parse(await import(`../.cache/messages/${tag}/extension-manifest.ts`))
    const entries = Object.entries(words.extensionManifest).map(([name, message]) => [name, { message }])
    for (const name of folders[tag] ?? [tag]) {
      const locale = path.join(folder, '_locales', name)
      await mkdir(locale, { recursive: true })
      await writeFile(path.join(locale, 'messages.json'), JSON.stringify(Object.fromEntries(entries)))
    }
  }
}

/** The first moment that the format knows, so that the same files make the same bytes. */
const firstMoment = new Date(1980, 0, 1)

/** The files of a folder and of those in it as a zip, in the order of their names. */
async function packFolder(folder: string): Promise<Uint8Array> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found = entries.filter((entry) => entry.isFile())
  const paths = found.map(({ parentPath, name }) => path.join(parentPath, name)).toSorted()
  const files = await Promise.all(
    paths.map(async (file) => {
      // In a zip folders are named with this slash on every system.
      const name = path.relative(folder, file).replaceAll(path.sep, '/')
      return [name, new Uint8Array(await readFile(file))] as const
    }),
  )
  return zipSync(Object.fromEntries(files), { level: 9, mtime: firstMoment })
}

/**
 * Builds the browser extension into `dist/extension`: a folder and a zip for each browser. `--server` names
 * the server that it is set to at first, and whose account page may hand it a key; `--store` makes the
 * packages that stores take.
 */

const maxZipBytes = 1_500_000

// Also where a test starts it: the package is the one that people get.
process.env['NODE_ENV'] = 'production'

const root = path.resolve(import.meta.dirname, '..')
const { values } = parseArgs({
  options: {
    server: { type: 'string', default: 'https://precis.example' },
    store: { type: 'boolean', default: false },
    out: { type: 'string', default: path.join(root, 'dist') },
  },
})
const server = new URL(values.server).origin
const { version }: { version: string } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'))
const common = path.join(values.out, 'extension.new')

await bundleExtension(common)
const mark = await readFile(path.join(root, 'src/web/public/favicon.svg'), 'utf8')
for (const size of iconSizes) {
  // Stores ask for an edge of 16 around the largest one; in a toolbar there is no room for any.
  const edge = size === 128 ? 16 : 0
  await writeFile(path.join(common, `icon-${size}.png`), await drawIcon(mark, size, edge))
}
await writeLocales(common)
for (const browser of extensionBrowsers) {
  const folder = path.join(values.out, 'extension', browser)
  await rm(folder, { recursive: true, force: true })
  await mkdir(path.dirname(folder), { recursive: true })
  await cp(common, folder, { recursive: true })
  await writeFile(
    path.join(folder, 'manifest.json'),
    `${JSON.stringify(manifestFor(browser, { version, server, isForStore: values.store }), null, 2)}\n`,
  )
  const zip = await packFolder(folder)
  await writeFile(path.join(values.out, `extension-${browser}.zip`), zip)
  console.log(`extension-${browser}.zip ${(zip.length / 1000).toFixed(1)} kB`)
  if (zip.length > maxZipBytes) throw new Error(`The extension has more than ${maxZipBytes / 1000} kB`)
}
await rm(common, { recursive: true })
// A store that reads the source builds it again, where there is no git, and gets the same bytes.
if (values.store && existsSync(path.join(root, '.git')))
  await promisify(execFile)('git', [
    '-C',
    root,
    'archive',
    '--format=zip',
    `--output=${path.resolve(values.out, 'extension-source.zip')}`,
    'HEAD',
  ])
