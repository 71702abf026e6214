import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { appFilesName } from '../../src/product/offline.ts'
import { filesOf } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import type { BuiltSite, PageSource } from './write-pages.ts'

/** The pages that are read without a connection. */
const readOffline = ['/', '/history', '/v/-', '/account']

/** Parts of them that need the server, or that results have no use for. */
const needsServer = /features\/(?:billing|help)\/|fool-the-check|check-example|src\/words\//

/**
 * Writes the list of the scripts that results and the history are read with, those that come on demand as
 * well: the browsers of readers store them.
 */
export async function writeAppFiles(
  { dir, base }: BuiltSite,
  manifest: Manifest,
  pages: readonly PageSource[],
): Promise<void> {
  const isPage = new Set(pages.map(({ source }) => source))
  const found = new Set<string>()
  const follow = (key: string): void => {
    if (found.has(key)) return
    found.add(key)
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {}
    const later = dynamicImports.filter((each) => !isPage.has(each) && !needsServer.test(each))
    for (const next of [...imports, ...later]) follow(next)
  }
  for (const { path: address, source } of pages) if (readOffline.includes(address)) follow(source)
  const files = [...filesOf(manifest, [...found])].filter((file) => file.endsWith('.js'))
  await writeFile(path.join(dir, appFilesName), JSON.stringify(files.map((file) => base + file)))
}
