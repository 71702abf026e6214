import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set(['.js', '.css', '.html', '.svg', '.txt', '.json', '.xml', '.webmanifest'])
/**
 * The server fills pages in and compresses them itself (`src/server/http/page-files.ts`), so of those only an
 * upper bound is needed: by its better quality they are 8 % smaller, for twenty times the time.
 */
const boundQuality = 5

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Writes `.br` and `.gz` beside every text file of a folder but for pages, and those in the folders `except`;
 * gives the bytes of each with brotli, by its path, and of a page the most that they can be.
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
  if (path.extname(name) === '.html') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: boundQuality }
    return (await toBrotli(bytes, { params })).length
  }
  const { brotli, zipped } = await compressOnce(bytes)
  await writeFile(`${file}.br`, brotli)
  await writeFile(`${file}.gz`, zipped)
  return brotli.length
}

type Compressed = { brotli: Buffer; zipped: Buffer }

/** By their content: a quarter of the files are the same in every language. */
const compressed = new Map<string, Promise<Compressed>>()

function compressOnce(bytes: Buffer): Promise<Compressed> {
  const digest = createHash('sha256').update(bytes).digest('base64')
  const known = compressed.get(digest) ?? compress(bytes)
  compressed.set(digest, known)
  return known
}

async function compress(bytes: Buffer): Promise<Compressed> {
  return { brotli: await toBrotli(bytes), zipped: await toGzip(bytes, { level: 9 }) }
}
