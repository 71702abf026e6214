import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { Words } from './schema.ts'

/** From the sources, and from a bundle, which has the files below its own `package.json`. */
const location = 'src/words'
/** All languages in one file, packed: in the command line, which is downloaded. */
const packed = 'words.json.br'
const known = new Map<string, Words>()
let folder: string | null = null
let languages: ReadonlySet<string> | null = null

/** The words of a language, by its code, read on first use; `null` where there are none. */
export function wordsOf(code: string): Words | null {
  folder ??= findFolder(import.meta.dirname)
  languages ??= listLanguages(folder)
  const words = known.get(code)
  if (words !== undefined || !languages.has(code)) return words ?? null
  const read: Words = JSON.parse(readFileSync(path.join(folder, `${code}.json`), 'utf8'))
  known.set(code, read)
  return read
}

/** Nothing is left to load where files can be read; `load-words.ts` stands in for this in a page. */
export async function loadWords(_code: string): Promise<void> {
  await Promise.resolve()
}

/** The languages that there are. Their shape is held by a test, so that no start waits for a schema. */
function listLanguages(from: string): ReadonlySet<string> {
  const file = path.join(from, packed)
  if (!existsSync(file)) return new Set(readdirSync(from).map((each) => path.basename(each, '.json')))
  const all: Record<string, Words> = JSON.parse(brotliDecompressSync(readFileSync(file)).toString())
  for (const [code, words] of Object.entries(all)) known.set(code, words)
  return new Set(known.keys())
}

function findFolder(from: string): string {
  const found = path.join(from, location)
  if (existsSync(found)) return found
  const parent = path.dirname(from)
  if (parent === from) throw new Error(`There is no ${location} above the program`)
  return findFolder(parent)
}
