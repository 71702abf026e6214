import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { firstLanguage, interfaceLanguages } from '#product/interface-languages.ts'
import { parseCatalogue, readCatalogues, textsOf } from '../../scripts/messages/catalogue.ts'
import { faultsOf } from '../../scripts/messages/check-catalogue.ts'
import { folders, modulesOf } from '../../scripts/messages/compile-all.ts'
import { readMarks } from '../../scripts/messages/marks.ts'
import { readLanguage } from '../../scripts/messages/message-language.ts'
import { allParts, parseMessage } from '../../scripts/messages/parse-message.ts'
import { stateIn, translatable } from '../../scripts/messages/take-catalogue.ts'
import { plantTree } from './planted-tree.ts'
import { readSources } from './source-files.ts'
import { findUnreadMessages } from './unread-messages.ts'

const tags = interfaceLanguages.map(({ tag }) => tag)
const english = readCatalogues(folders.messages, firstLanguage)

/** Words that are the same in every language: names, signs, addresses, what a program reads. */
const sameEverywhere =
  /^(?:[\P{L}]|Précis|Pro|Unlimited|YouTube|Google|Razorpay|UPI|AI|API|KB|MB|UTC|FAQ|MCP|Chrome|Edge|Brave|Chromium|Firefox|PDF|HTML|CSV|JSON|Markdown|SubRip|WebVTT|Notion|Obsidian|Anki|Readwise|GEMINI_API_KEY)*$/u
const units = ['s', 'min', 'h']
/** Words that a language spells as English does, each a whole message or the words around its values. */
const sameSpelling: Readonly<Record<string, readonly string[]>> = {
  es: [
    ...units,
    'Video',
    'video videos',
    'Plan',
    'Error',
    'No',
    'Legal',
    'Videos',
    'Webhooks',
    'Podcasts',
    'podcast',
    'Chats',
    'GSTIN',
  ],
  pt: [
    ...units,
    'Link',
    'Original',
    'Podcasts',
    'Slides',
    'Tablet',
    'Webhook',
    'Webhooks',
    'GSTIN',
    'cookie',
    'playlist',
    'podcast',
    'podcasts',
  ],
  de: [
    ...units,
    'Video',
    'Plan',
    'Feed',
    'Form',
    'Link',
    'Videos',
    'Webhooks',
    'Computer',
    'Tablet',
    'Server',
    'Podcasts',
    'Chats',
    'GSTIN',
  ],
  fr: [
    ...units,
    'Section',
    'minute minutes',
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
    'Invitations',
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
  id: ['Video', 'Folder', 'Tablet', 'GSTIN'],
}
/** The States of India, which languages in the Latin script call as English does. */
const isState = (key: string, tag: string): boolean => tag in sameSpelling && key.startsWith('stateNames.')

/** The words of a message, without what stands in it. */
function wordsOf(text: string): string {
  const parts = allParts(parseMessage(text))
  return parts
    .map((part) => (part.kind === 'text' ? part.text : ''))
    .join('')
    .replaceAll(/[\s:]+/g, ' ')
    .trim()
}

describe.each(tags)('the messages in %s', (tag) => {
  const own = readCatalogues(folders.messages, tag)

  it('stand in the catalogues that English has', () => {
    expect([...own.keys()]).toEqual([...english.keys()])
  })

  it('have no fault that a reader would see, and a form for each count of the language', async () => {
    const language = await readLanguage(folders.messages, tag)
    const faults = [...own].flatMap(([name, catalogue]) => {
      const source = english.get(name)
      return source === undefined ? [] : faultsOf({ english: source, own: catalogue, language })
    })
    expect(faults).toEqual([])
  })
})

describe.each(tags.slice(1))('the translation into %s', (tag) => {
  const own = readCatalogues(folders.messages, tag)

  it('is left in English nowhere', () => {
    const left = [...own].flatMap(([name, { texts }]) =>
      [...texts].filter(([key, text]) => {
        const words = wordsOf(text)
        const isSame = english.get(name)?.texts.get(key) === text && !sameEverywhere.test(words)
        return isSame && sameSpelling[tag]?.includes(words) !== true && !isState(key, tag)
      }),
    )
    expect(left).toEqual([])
  })

  it('is marked with the English that each message was made from', () => {
    expect(stateIn(folders.messages, tag).unmarked, `run npm run messages -- mark ${tag}`).toEqual([])
    const texts = textsOf(own.values())
    const inOrder = [...translatable(folders.messages).keys()].filter((key) => texts.has(key))
    expect([...readMarks(folders.messages, tag).keys()]).toEqual(inOrder)
  })
})

it('the messages stand in files that translators open, a few for each language', () => {
  const files = readdirSync(folders.messages, { recursive: true, withFileTypes: true })
  expect(files.filter((file) => file.isFile()).length).toBeLessThanOrEqual(350)
})

describe('every English message', () => {
  const keys = [...english.values()].flatMap(({ texts }) => [...texts.keys()])
  const code = readSources().filter(({ path: file }) =>
    /^(?:src|extension|scripts)\/.*\.tsx?$|^vite\.config\.ts$/.test(file),
  )

  it('is read by code', () => {
    expect(findUnreadMessages(keys, code)).toEqual([])
  })

  it('would be reported where nothing reads it, nor the part that it stands in', () => {
    const planted = [
      'planted.read',
      'planted.list.0',
      'planted.unread',
      'planted.state.on',
      'planted.state.off',
      'unknown.all',
    ]
    const text = `
      import { planted } from '#messages/planted.ts'
      const { read } = planted
      show(read, planted.list.map(describe), planted.state.off)`
    expect(findUnreadMessages(planted, [{ path: 'src/planted.ts', text }])).toEqual([
      'planted.unread',
      'planted.state.on',
      'unknown.all',
    ])
  })
})

describe('a call of a message', () => {
  let found: readonly string[] = []

  beforeAll(async () => {
    const catalogue = parseCatalogue(
      JSON.stringify({
        '@@locale': 'en',
        'planted.count': '{count, plural, one {one} other {{count}}}',
        '@planted.count': { placeholders: { count: { type: 'num' } } },
        'planted.state': '{state, select, on {On} other {Off}}',
        '@planted.state': { placeholders: { state: { type: 'String', 'x-values': ['on', 'off'] } } },
      }),
    )
    const language = await readLanguage(folders.messages, 'en')
    const none = { own: new Map(), english: new Map() }
    const modules = modulesOf({
      language,
      english: language,
      own: catalogue,
      source: catalogue,
      without: { plans: none, sharing: none, codes: none },
    })
    await using tree = await plantTree({
      '.cache/messages/en/planted.ts': modules.get('planted.ts') ?? '',
      'src/web/ui/calls.ts': [
        "import { planted } from '#messages/planted.ts'",
        "export const good = [planted.count(1), planted.state('on')]",
        'export const missing = planted.absent',
        "export const ofOtherType = planted.count('1')",
        'export const tooFew = planted.count()',
        "export const otherValue = planted.state('none')",
      ].join('\n'),
    })
    const { stdout } = await tree.run('tsc', ['-p', 'tsconfig.web.json'])
    found = [...stdout.matchAll(/^(\S+)\((\d+),.*?: error (TS\d+)/gm)].map(
      ([, file, line, error]) => `${file} ${line} ${error}`,
    )
  })

  it('does not build where the message is missing, an argument is, or has another type', () => {
    expect(found).toEqual([
      'src/web/ui/calls.ts 3 TS2339',
      'src/web/ui/calls.ts 4 TS2345',
      'src/web/ui/calls.ts 5 TS2554',
      'src/web/ui/calls.ts 6 TS2345',
    ])
  })
})
