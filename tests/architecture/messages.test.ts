import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { interfaceLanguages } from '#product/interface-languages.ts'
import { projectDir } from './planted-tree.ts'

const english = interfaceLanguages[0].tag
const others = interfaceLanguages.slice(1).map(({ tag }) => tag)

/** The files of a language, by their paths below its folder. */
function filesOf(tag: string): string[] {
  return readdirSync(path.join(projectDir, 'messages', tag), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .toSorted()
}

async function load(tag: string, file: string): Promise<unknown> {
  const module: unknown = await import(pathToFileURL(path.join(projectDir, 'messages', tag, file)).href)
  return module
}

/** Every string of a value with the path that leads to it, and `…` for a function; a list says how long it is. */
function leaves(value: unknown, at = ''): [string, string][] {
  if (typeof value === 'string') return [[at, value]]
  if (typeof value === 'function') return [[at, '…']]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => leaves(each, `${at}.${key}`))
}

/** What is the same in every language: names, signs, addresses, what a program reads. */
const sameEverywhere =
  /^(?:[\P{L}]|Précis|Pro|Unlimited|YouTube|Google|Razorpay|UPI|AI|API|FAQ|MCP|Chrome|Edge|Brave|Chromium|Firefox|PDF|HTML|CSV|JSON|Markdown|SubRip|WebVTT|Notion|Obsidian|Anki)*$/u
/** Words that a language spells as English does, each a whole message. */
const sameSpelling: Readonly<Record<string, readonly string[]>> = {
  es: ['Plan', 'Error', 'No', 'Legal', 'Videos', 'Webhooks', 'Podcasts', 'podcast', 'Chats', 'GSTIN'],
  pt: [
    'Link',
    'Original',
    'Podcasts',
    'Tablet',
    'Webhook',
    'Webhooks',
    'GSTIN',
    'cookie',
    'playlist',
    'podcast',
    'podcasts',
  ],
  de: ['Plan', 'Form', 'Videos', 'Webhooks', 'Computer', 'Tablet', 'Server', 'Podcasts', 'Chats', 'GSTIN'],
  fr: [
    'Source',
    'version 1',
    'podcast',
    'podcasts',
    'Podcasts',
    'playlist',
    'cookie',
    'Date',
    'Cause',
    'GSTIN',
    'Description',
    'Collection',
    'Collections',
    'Transcriptions',
    'Notification',
    'Notifications ({hotkey})',
    'Questions',
    'Sections',
    'Secret',
    'Style',
    'Webhook',
    'Webhooks',
  ],
  id: ['Tablet', 'GSTIN'],
}
/** The States of India, which languages in the Latin script call as English does. */
const isState = (key: string, tag: string): boolean => tag in sameSpelling && key.startsWith('.stateNames.')
const settings = new Set(['language.ts'])
/** What only one of the two has: English pages show what the server says. */
const mayBeAbsent =
  /^\.(?:(?:shell|legal)\.translationNote$|runTexts\.stage$|(?:lineCounts|fileWords\.counts)\.between$|problemTexts\b|fileWords\.problems\b)/

describe.each(others)('the messages in %s', (tag) => {
  it('stand in the same files as the English ones', () => {
    expect(filesOf(tag)).toEqual(filesOf(english))
  })

  it.each(filesOf(english).filter((file) => !settings.has(file)))(
    '%s: all are there and translated',
    async (file) => {
      const [source, translated] = await Promise.all([load(english, file), load(tag, file)])
      const texts = new Map(leaves(translated))
      const wanted = leaves(source)
      expect([...texts.keys()].filter((key) => !mayBeAbsent.test(key)).toSorted()).toEqual(
        wanted.map(([key]) => key).toSorted(),
      )
      const left = wanted.filter(
        ([key, text]) =>
          text !== '…' &&
          texts.get(key) === text &&
          !sameEverywhere.test(text) &&
          sameSpelling[tag]?.includes(text) !== true &&
          !isState(key, tag),
      )
      expect(left).toEqual([])
    },
  )
})
