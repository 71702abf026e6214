import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Renderer } from '@takumi-rs/core'
import { z } from 'zod'
import { charactersOf } from './font-characters.ts'
import { fontsOf, serif } from './font-packages.ts'
import type { CardFont } from './font-packages.ts'

type Range = readonly [first: number, last: number]
type Part = { name: string; ranges: readonly Range[] }

/** Draws and measures with the fonts that were read in this process. */
export const renderer = new Renderer()

/** The fonts that a text is written in, each taking what the ones before it lack. */
export type TextFonts = { families: readonly string[]; missing: ReadonlySet<string> }

/**
 * Reads the fonts for a text into `renderer`. A language decides whose forms characters have that Chinese, Japanese and Korean
 * share. `missing` has the characters that no font of ours draws.
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

/** What is read once in a process, and again when that failed. */
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
