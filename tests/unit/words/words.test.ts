import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { loadWords, wordsOf as loadedWordsOf } from '#words/load-words.ts'
import { wordsOf } from '#words/read-words.ts'
import { wordsSchema } from '#words/schema.ts'
import { checkQuote } from '../evidence/spoken.ts'

const folder = path.resolve(import.meta.dirname, '../../../src/words')
const codes = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => path.basename(file, '.json'))

function contentOf(code: string): unknown {
  return JSON.parse(readFileSync(path.join(folder, `${code}.json`), 'utf8'))
}

/** The names of the sets of a language with those of their members, in their order. */
function setsOf(code: string) {
  const { sets } = wordsSchema.parse(contentOf(code)).statements ?? {}
  return Object.entries(sets ?? {}).map(([name, members]) => [name, Object.keys(members)] as const)
}

/** The lists of a schema that nothing is said of, neither of them nor of their group, by their paths. */
function undescribed({ properties, type }: z.core.JSONSchema.BaseSchema, at = ''): string[] {
  const inner = Object.entries(properties ?? {}).flatMap(([name, each]) =>
    typeof each === 'boolean' || each.description !== undefined ? [] : undescribed(each, `${at}/${name}`),
  )
  return type === 'array' ? [at] : inner
}

describe.each(codes)('the words of %s', (code) => {
  it('are what their schema asks for', () => {
    const { error } = wordsSchema.safeParse(contentOf(code))
    expect(error === undefined ? '' : z.prettifyError(error)).toBe('')
  })

  it('are loaded into a page as they are read elsewhere', async () => {
    expect(loadedWordsOf(code)).toBeNull()
    await loadWords(code)
    expect(loadedWordsOf(code)).toEqual(contentOf(code))
    expect(wordsOf(code)).toEqual(contentOf(code))
  })

  it('stand in no list twice', () => {
    const twice: string[] = []
    JSON.stringify(contentOf(code), (name, value: unknown) => {
      if (!Array.isArray(value)) return value
      const words = value.filter((each) => typeof each === 'string')
      if (new Set(words).size < words.length) twice.push(name)
      return value
    })
    expect(twice).toEqual([])
  })
})

it.each(['ar', 'de', 'es', 'fr', 'hi', 'id', 'it', 'ja', 'pt', 'ru', 'zh'])(
  'sets whose words exclude each other have the same members in %s as in English, so that translations are compared',
  (code) => {
    const known = new Map(setsOf('en'))
    const sets = setsOf(code)
    expect(sets.map(([name]) => name)).toEqual([...known.keys()])
    for (const [name, members] of sets)
      expect(members.slice(0, known.get(name)?.length)).toEqual(known.get(name))
  },
)

it('a list without a word of what it is for and where it comes from is reported', () => {
  expect(undescribed(z.toJSONSchema(wordsSchema))).toEqual([])
  const planted = z.strictObject({ kinds: z.strictObject({ plain: z.array(z.string()) }) })
  expect(undescribed(z.toJSONSchema(planted))).toEqual(['/kinds/plain'])
})

it('no words are read for what is no language', () => {
  expect(wordsOf('xx')).toBeNull()
  expect(wordsOf('../../package')).toBeNull()
})

it.each([
  [
    'ru',
    'Об этом никому в нашей деревне рассказать нельзя было вчера.',
    'Об этом в нашей деревне рассказать нельзя было вчера',
  ],
  [
    'de',
    'Wir haben in diesem Dorf nirgends eine Brücke aus Holz gesehen.',
    'Wir haben in diesem Dorf eine Brücke aus Holz gesehen',
  ],
  ['ar', 'وصل القطار بلا ركاب إلى المدينة الكبيرة مساء أمس.', 'وصل القطار ركاب إلى المدينة الكبيرة مساء أمس'],
  [
    'fr',
    'La ville ne vend plus le vieux pont en pierre depuis hier.',
    'La ville ne vend le vieux pont en pierre depuis hier',
  ],
])('a quote in %s that lost a negation of the list is none: %s', (language, said, quote) => {
  expect(checkQuote([said], quote, { language }).found).toBe('absent')
})
