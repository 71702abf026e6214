import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { Renderer } from '@takumi-rs/core'
import { z } from 'zod'
import { fontsOf, serif } from './font-packages.ts'
import type { CardFont } from './font-packages.ts'

const decompress = promisify(brotliDecompress)

/** The size of a WOFF2 file's header, behind which the list of its tables begins. */
const headerBytes = 48
/** By the number that the format gives them. */
const cmap = 0
const glyf = 10
const loca = 11
const namedTag = 63

/**
 * The characters that a font has glyphs for, read from its WOFF2 file. The ranges that a font is announced
 * with are wider.
 * @throws when it is no such file
 */
export async function charactersOf(font: Buffer): Promise<ReadonlySet<number>> {
  if (font.toString('latin1', 0, 4) !== 'wOF2') throw new Error('The font is no WOFF2 file')
  const { start, length, dataAt } = findCharacterMap(font)
  const data = await decompress(font.subarray(dataAt, dataAt + font.readUInt32BE(20)))
  return readCharacterMap(data.subarray(start, start + length))
}

/** The position of the table among the decompressed ones, and their start in the file. */
function findCharacterMap(font: Buffer): { start: number; length: number; dataAt: number } {
  let at = headerBytes
  let start = 0
  let found: { start: number; length: number } | null = null
  function readNumber(): number {
    let value = 0
    for (;;) {
      const byte = font.readUInt8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  for (let tables = font.readUInt16BE(12); tables > 0; tables--) {
    const flags = font.readUInt8(at++)
    const table = flags & 63
    if (table === namedTag) at += 4
    const original = readNumber()
    const version = flags >> 6
    const isTransformed = table === glyf || table === loca ? version === 0 : version !== 0
    const length = isTransformed ? readNumber() : original
    if (table === cmap) found = { start, length }
    start += length
  }
  if (found === null) throw new Error('The font has no table of characters')
  return { ...found, dataAt: at }
}

function readCharacterMap(table: Buffer): Set<number> {
  const characters = new Set<number>()
  for (let nth = 0; nth < table.readUInt16BE(2); nth++) {
    const map = table.subarray(table.readUInt32BE(4 + nth * 8 + 4))
    const format = map.readUInt16BE(0)
    if (format === 4) addSegments(map, characters)
    if (format === 12) addGroups(map, characters)
  }
  return characters
}

/** The format of the first 65,536 characters. */
function addSegments(map: Buffer, characters: Set<number>): void {
  const bytes = map.readUInt16BE(6)
  for (let at = 14; at < 14 + bytes; at += 2) {
    const last = map.readUInt16BE(at)
    const first = map.readUInt16BE(at + 2 + bytes)
    const shift = map.readUInt16BE(at + 2 + 2 * bytes)
    const glyphsAt = at + 2 + 3 * bytes
    const offset = map.readUInt16BE(glyphsAt)
    for (let character = first; character <= last && character < 0xffff; character++) {
      const glyph =
        offset === 0
          ? (character + shift) & 0xffff
          : map.readUInt16BE(glyphsAt + offset + (character - first) * 2)
      if (glyph !== 0) characters.add(character)
    }
  }
}

/** The format of all characters. */
function addGroups(map: Buffer, characters: Set<number>): void {
  for (let group = 0; group < map.readUInt32BE(12); group++) {
    const at = 16 + group * 12
    const last = map.readUInt32BE(at + 4)
    for (let character = map.readUInt32BE(at); character <= last; character++) characters.add(character)
  }
}

type Range = readonly [first: number, last: number]
type Part = { name: string; ranges: readonly Range[] }

/** Draws and measures with the fonts that were read in this process. */
export const renderer = new Renderer()

/** The fonts that a text is written in, each taking what the ones before it lack. */
export type TextFonts = { families: readonly string[]; missing: ReadonlySet<string> }

/**
 * Reads the fonts for a text into `renderer`. A language decides whose forms characters have that Chinese,
 * Japanese and Korean share. `missing` has the characters that no font of ours draws.
 * @throws when a font cannot be read
 */
export async function readFonts(text: string, language: string): Promise<TextFonts> {
  const families: string[] = []
  let missing: ReadonlySet<string> = new Set(text)
  for (const font of fontsOf(text, language)) {
    if (missing.size === 0) break
    const parts = await readParts(font, missing)
    if (parts.length === 0) continue
    families.push(familyOf(font))
    missing = new Set([...missing].filter((each) => !parts.some((has) => has.has(codeOf(each)))))
  }
  return { families, missing }
}

/** The characters of each part of a font that has some of these. */
async function readParts(font: CardFont, wanted: ReadonlySet<string>): Promise<ReadonlySet<number>[]> {
  const codes = [...wanted].map(codeOf)
  const parts = (await partsOf(font)).filter(({ ranges }) =>
    ranges.some(([first, last]) => codes.some((code) => first <= code && code <= last)),
  )
  return await Promise.all(parts.map(async (part) => await readPart(font, part)))
}

const lists = new Map<string, Promise<readonly Part[]>>()
const read = new Map<string, Promise<ReadonlySet<number>>>()

async function partsOf(font: CardFont): Promise<readonly Part[]> {
  return await once(lists, font.list, async () => {
    const list = listSchema.parse(JSON.parse(await readFile(font.list, 'utf8')))
    return Object.entries(list).flatMap(([name, ranges]) =>
      font !== serif && ofOurSerif.has(name) ? [] : [{ name: name.replaceAll(/[[\]]/g, ''), ranges }],
    )
  })
}

/** Parts that other fonts have too, and that our serif is asked for. */
const ofOurSerif: ReadonlySet<string> = new Set([
  'latin',
  'latin-ext',
  'vietnamese',
  'cyrillic',
  'math',
  'symbols',
])

const listSchema = z.record(
  z.string(),
  z.string().transform((ranges) =>
    ranges.split(',').map((range): Range => {
      const [first = '', last = first] = range.slice(2).split('-')
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
    }),
  ),
)

async function readPart(font: CardFont, { name, ranges }: Part): Promise<ReadonlySet<number>> {
  const family = familyOf(font)
  const unicodeRange = ranges.map(([first, last]): [number, number] => [first, last])
  return await once(read, `${family} ${name}`, async () => {
    const files = font.files.map(async ({ ending, ...weight }) => {
      const file = path.join(folderOf(font), 'files', `${family}-${name}-${ending}.woff2`)
      const data = await readFile(file)
      await renderer.registerFont({ name: family, data, unicodeRange, ...weight })
      return await charactersOf(data)
    })
    const [characters = new Set<number>()] = await Promise.all(files)
    return characters
  })
}

/** The result of `make`, made once in a process, and again when that failed. */
async function once<T>(known: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const value = known.get(key) ?? make()
  known.set(key, value)
  value.catch(() => known.delete(key))
  return await value
}

function folderOf(font: CardFont): string {
  return path.dirname(font.list)
}

function familyOf(font: CardFont): string {
  return path.basename(folderOf(font))
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0
}
