import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set(['.js', '.css', '.html', '.svg', '.txt', '.json', '.xml', '.webmanifest'])
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** The size of one file as it goes over the wire. */
export type CompressedFile = { file: string; brotliBytes: number }

/** Writes `.br` and `.gz` beside every text file of a folder, and gives their sizes. */
export async function compressFolder(folder: string): Promise<CompressedFile[]> {
  const names = await readdir(folder, { recursive: true })
  const texts = names.filter(
    (name) => compressible.has(path.extname(name)) && !path.basename(name).startsWith('.'),
  )
  return await Promise.all(texts.map((name) => compressFile(folder, name)))
}

async function compressFile(folder: string, name: string): Promise<CompressedFile> {
  const file = path.join(folder, name)
  const bytes = await readFile(file)
  const brotli = await toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  await writeFile(`${file}.br`, brotli)
  await writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 }))
  return { file: name, brotliBytes: brotli.length }
}
