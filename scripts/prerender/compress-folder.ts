import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set(['.js', '.css', '.html', '.svg', '.txt', '.json', '.xml', '.webmanifest'])
/**
 * Pages take most of the time, and the last step of brotli makes them 3 % smaller for twice the time; scripts, which every
 * visit needs, are worth it.
 */
const brotliQuality = (name: string): number => (path.extname(name) === '.html' ? 10 : 11)

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Writes `.br` and `.gz` beside every text file of a folder but for those in the folders `except`; gives the bytes of each
 * with brotli, by its path.
 */
export async function compressFolder(
  folder: string,
  except: readonly string[],
): Promise<Map<string, number>> {
  const names = await readdir(folder, { recursive: true })
  const texts = names.filter(
    (name) =>
      compressible.has(path.extname(name)) &&
      !path.basename(name).startsWith('.') &&
      !except.includes(name.split(path.sep, 1)[0] ?? ''),
  )
  return new Map(
    await Promise.all(
      texts.map(async (name) => [name.replaceAll(path.sep, '/'), await compressFile(folder, name)] as const),
    ),
  )
}

async function compressFile(folder: string, name: string): Promise<number> {
  const file = path.join(folder, name)
  const bytes = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality(name) }
  const brotli = await toBrotli(bytes, { params })
  await writeFile(`${file}.br`, brotli)
  await writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 }))
  return brotli.length
}
