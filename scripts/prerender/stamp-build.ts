import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { unknownBuild, workerAddress } from '../../src/product/offline.ts'

const packed = /\.(?:br|gz)$/

/**
 * Builds the service worker into the folder of the pages, and names the build in every page and in the notes
 * of the server: by the bytes of all of them, so that the same pages have the same name.
 */
export async function stampBuild(pagesDir: string, root: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    resolve: { conditions: ['browser'] },
    build: {
      outDir: pagesDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: path.join(root, 'src/web/worker/main.ts'),
        output: { format: 'iife', entryFileNames: workerAddress.slice(1) },
      },
    },
  })
  const found = await readdir(pagesDir, { recursive: true, withFileTypes: true })
  const files = found.filter((entry) => entry.isFile() && !packed.test(entry.name))
  const paths = files.map(({ parentPath, name }) => path.join(parentPath, name)).toSorted()
  const hash = createHash('sha256')
  for (const file of paths) hash.update(path.relative(pagesDir, file)).update(await readFile(file))
  // As long as what it replaces: the notes name positions in the pages.
  const id = hash.digest('base64url').slice(0, unknownBuild.length)
  for (const file of paths) {
    if (!file.endsWith('.html')) continue
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replaceAll(unknownBuild, id))
  }
  const notes = path.join(pagesDir, '.pages.json')
  await writeFile(notes, (await readFile(notes, 'utf8')).replace('{', `{"build":"${id}",`))
}
