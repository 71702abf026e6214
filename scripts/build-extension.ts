import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { extensionBrowsers } from '../src/product/extension.ts'
import { bundleExtension } from './extension/bundle-extension.ts'
import { writeLocales } from './extension/locales.ts'
import { iconSizes, manifestFor } from './extension/manifest.ts'
import { packFolder } from './extension/pack-folder.ts'
import { drawIcon } from './prerender/draw-icon.ts'

/**
 * Builds the browser extension into `dist/extension`: a folder and a zip for each browser. `--server` names the server that it is
 * set to at first, and whose account page may hand it a key; `--store` makes the packages that stores take.
 */

const maxZipBytes = 170_000

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
