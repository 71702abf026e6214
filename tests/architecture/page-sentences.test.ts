import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseSync } from '@swc/core'
import { describe, expect, it } from 'vitest'
import { firstLanguage } from '#product/interface-languages.ts'
import { readCatalogues, textsOf } from '../../scripts/messages/catalogue.ts'
import { folders } from '../../scripts/messages/compile-all.ts'
import { projectDir } from './planted-tree.ts'
import { readSources } from './source-files.ts'

/** Words that people read as they are in every language: names, keys of the keyboard, words of formats. */
const allowed = new Set([
  'Précis',
  'YouTube',
  'Google',
  'Razorpay',
  'SHA-256:',
  'GitHub',
  'Kagi Summarize',
  'Snipd',
  'Summarizerrrr',
  'Ctrl',
  'Alt',
  'Shift',
  'Tab',
  'Esc',
])

/** The code that loads a component by the name that its file exports. */
const namesComponent = new Set(['lazyPart', 'page'])

/** Words that engines write in place of a summary, which the page looks for. */
const excuses =
  /^(?:unable to (?:generate summary|fetch transcript)|failed to generate summary|no summary content received|error generating summary)$/

/** Attributes whose strings nobody reads. */
const silent = new Set([
  'className',
  'd',
  'id',
  'name',
  'type',
  'viewBox',
  'key',
  'rel',
  'target',
  'transform',
  'preserveAspectRatio',
])
/** Keys of the keyboard, addresses, names of files, commands. */
const isForPrograms =
  /^\/|^npm run |^[a-z]+(?:[-.][a-z]+)*\.$|^(?:Arrow(?:Left|Right|Up|Down)|Enter|Escape|Home|End|Tab|Page(?:Up|Down)|Backspace|Delete|Shift|Meta|Control|Alt)$/

type Node = Readonly<{ type?: string; [key: string]: unknown }>

/**
 * The words in a source file of the page that a person would read: text between tags, and strings that read
 * like text.
 */
function sentencesIn(file: string): string[] {
  const tree: unknown = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: true })
  const found: string[] = []
  walk(tree, found)
  return found.filter((text) => !allowed.has(text) && !excuses.test(text))
}

function walk(value: unknown, found: string[]): void {
  if (Array.isArray(value)) {
    for (const each of value) walk(each, found)
    return
  }
  if (typeof value !== 'object' || value === null) return
  const node: Node = { ...value }
  if (isUnread(node)) return
  if (node.type === 'JSXText') note(node['value'], /\p{L}/u, found)
  if (node.type === 'StringLiteral') note(node['value'], readsLikeText, found)
  if (node.type === 'TemplateElement') note(node['raw'], readsLikeText, found)
  for (const each of Object.values(node)) walk(each, found)
}

const readsLikeText = /^\p{Lu}\p{Ll}+(?:[\s.,:!?…]|$)|^[^-:[\]]*\p{L}{2,} \p{L}[^-:[\]]*$|(?<!:\S*)[.!?]$/u

function note(text: unknown, pattern: RegExp, found: string[]): void {
  if (typeof text !== 'string') return
  const trimmed = text.trim()
  if (pattern.test(trimmed) && /\p{L}{2}/u.test(trimmed) && !isForPrograms.test(trimmed)) found.push(trimmed)
}

/** Types, imports, keys of objects, class names, what a programmer reads of a mistake. */
function isUnread(node: Node): boolean {
  const { type = '' } = node
  if (/^(?:Import|ExportAll|ExportNamed|Ts(?!AsExpr|ConstAss|SatisfiesExpr|NonNull))/.test(type)) return true
  if (type === 'JSXAttribute') return silent.has(nameOf(node['name']))
  if (type === 'CallExpression') return namesComponent.has(nameOf(node['callee']))
  if (type === 'NewExpression') return nameOf(node['callee']) !== 'ApiError'
  if (type === 'TaggedTemplateExpression') return nameOf(node['tag']) === 'raw'
  return false
}

function nameOf(node: unknown): string {
  return typeof node === 'object' && node !== null && 'value' in node && typeof node.value === 'string'
    ? node.value
    : ''
}

/** The words of the example videos, and lines about them, in the language of the videos. */
const ofExamples = /^src\/web\/content\/(?:example-lines|example-video|lies|small-result)\.ts$/

/** The parts of our pages that programs read, or people copy for one: structured data, the feed, code. */
const forPrograms = /^src\/web\/(?:head\/(?:site-files|structured-data)|content\/developers)\.ts$/

it('the code writes no sentence of a page outside of the messages of its language', () => {
  const files = readSources().filter(({ path: file }) => /^src\/web\/.*\.tsx?$/.test(file))
  const found = files
    .filter(({ path: file }) => ![forPrograms, ofExamples].some((pattern) => pattern.test(file)))
    .flatMap(({ path: file }) => sentencesIn(path.join(projectDir, file)).map((text) => `${file}: ${text}`))
  expect(files.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})

it('the search for sentences finds text between tags, in attributes, in strings and in templates, and no code', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'precis-sentences-'))
  const file = path.join(dir, 'part.tsx')
  const code = [
    "import { Link } from 'Some module'",
    "const part = lazyPart(() => import('./part.tsx'), 'Part')",
    'const one = <p className="mt-2 flex" aria-label="Close the list">Try again</p>',
    "const two = [{ title: 'Copied' }, 'left-to-right', 'ArrowLeft', 'Escape', '/pricing']",
    'const three = `${count} videos are left`',
    "const later = 'noscript:opacity-100! print:opacity-100!'",
    "if (two.length === 9) throw new Error('The page has no root')",
  ]
  writeFileSync(file, code.join('\n'))
  expect(sentencesIn(file)).toEqual(['Close the list', 'Try again', 'Copied', 'videos are left'])
  rmSync(dir, { recursive: true })
})

describe('a sentence of the pages', () => {
  const messages = [...textsOf(readCatalogues(folders.messages, firstLanguage).values())]
  /** The keys that have one sentence in common. */
  function findCopies(texts: readonly (readonly [string, string])[]): string[] {
    const sentences = texts.filter(([, text]) => text.length > 60)
    return [...Map.groupBy(sentences, ([, text]) => text).values()]
      .filter((copies) => copies.length > 1)
      .map((copies) => copies.map(([key]) => key).join(' '))
  }

  it('stands in one message, or is changed in all of them together', () => {
    expect(findCopies(messages).toSorted()).toEqual([
      'accountPage.tooManyDevices listTexts.held problemTexts.DEVICE_LIMIT.detail',
      'home.lead publicResult.invitation',
      'translationTexts.causes.cut translationTexts.causes.unusable translationTexts.causes.unfound',
    ])
  })

  it('is found where a second message has it', () => {
    const text = 'A sentence that is long enough to be one sentence of two pages at once.'
    expect(
      findCopies([
        ['home.planted', text],
        ['faq.planted', text],
      ]),
    ).toEqual(['home.planted faq.planted'])
  })
})
