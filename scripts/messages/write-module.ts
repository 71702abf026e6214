import { offerNames, offers } from '../../src/product/offers.ts'
import type { Offer } from '../../src/product/offers.ts'
import type { Details } from './catalogue.ts'
import { stepsOf } from './catalogue.ts'
import { compileMessage, helperName, quote } from './compile-message.ts'
import type { Helper } from './compile-message.ts'
import type { MessageLanguage } from './message-language.ts'
import { messageType } from './message-type.ts'
import { englishOnly, openTables, sharedTexts, translatedOnly } from './sections.ts'

/** The messages of a language, with English in place of what it lacks. */
export type Messages = Readonly<{
  language: MessageLanguage
  /** Its functions have names of their own, since they stand in the modules of other languages too. */
  english: MessageLanguage
  texts: ReadonlyMap<string, string>
  englishTexts: ReadonlyMap<string, string>
  /** The texts in place of those that speak of what a site may lack, of the language and of English. */
  without: Readonly<Record<Offer, Both>>
  details: ReadonlyMap<string, Details>
  /** The keys of each section, in the order of the English messages. */
  sections: ReadonlyMap<string, readonly string[]>
}>

/** Texts by their keys, of the language and of English. */
type Both = Readonly<Record<'own' | 'english', ReadonlyMap<string, string>>>

/** A section as a tree: messages by the steps of their keys. */
type Tree = Map<string, Tree | string>

/** All that a module needs besides its own text. */
type Needs = {
  helpers: Set<Helper>
  englishHelpers: Set<Helper>
  shared: Set<string>
  isTyped: boolean
  flags: Set<string>
}

const plain: Details = { description: null, placeholders: new Map(), isNamed: false }

/** The name of the module of a section. */
export const moduleName = (section: string): string =>
  section.replaceAll(/[A-Z]+(?![a-z])|[A-Z]/g, (capitals) => `-${capitals.toLowerCase()}`)

/** The module of a section in TypeScript: one constant. Only the one of English has types of its own. */
export function writeModule(section: string, messages: Messages): string {
  const tree = treeOf(section, messages.sections.get(section) ?? [])
  const needs: Needs = {
    helpers: new Set(),
    englishHelpers: new Set(),
    shared: new Set(),
    isTyped: false,
    flags: new Set(),
  }
  const value = writeValue(section, tree, messages, needs)
  const isEnglish = messages.language.tag === messages.english.tag
  const type = isEnglish ? writeType(section, tree, messages, needs) : 'typeof source'
  const imports = importsOf(section, messages, needs)
  return `${imports.join('\n')}\n\nexport const ${section}: ${type} = ${value}\n`
}

function treeOf(section: string, keys: readonly string[]): Tree | string {
  const shared = [...sharedTexts.keys()].filter((key) => stepsOf(key)[0] === section)
  const own = [...keys, ...shared]
  if (own.length === 1 && own[0] === section) return section
  const tree: Tree = new Map()
  for (const key of own) {
    const steps = stepsOf(key).slice(1)
    const last = steps.pop() ?? ''
    let at = tree
    for (const step of steps) {
      const inner = at.get(step) ?? new Map()
      if (typeof inner === 'string') throw new Error(`${key} is within a message.`)
      at.set(step, inner)
      at = inner
    }
    at.set(last, key)
  }
  return tree
}

const isList = (tree: Tree): boolean => [...tree.keys()].every((step, index) => step === String(index))
const within = (at: string, step: string): string => `${at}.${step.replaceAll('.', String.raw`\.`)}`

function writeValue(at: string, tree: Tree | string, messages: Messages, needs: Needs): string {
  const isEnglish = messages.language.tag === messages.english.tag
  if (isEnglish && translatedOnly.has(at)) return 'null'
  if (typeof tree === 'string') return writeLeaf(tree, messages, needs)
  const inner = [...tree].map(([step, each]) => {
    const value = writeValue(within(at, step), each, messages, needs)
    return isList(tree) ? value : `${nameOf(step)}: ${value}`
  })
  return isList(tree) ? `[${inner.join(', ')}]` : `{ ${inner.join(', ')} }`
}

function writeLeaf(key: string, messages: Messages, needs: Needs): string {
  const shared = sharedTexts.get(key)
  if (shared !== undefined) {
    needs.shared.add(stepsOf(shared)[0] ?? '')
    return shared
  }
  const { language, english, texts, englishTexts, without } = messages
  if (englishOnly.has(key) && language.tag !== english.tag) return '() => null'
  let code = writeText(key, { own: texts, english: englishTexts }, messages, needs)
  for (const offer of offerNames.filter((each) => without[each].english.has(key))) {
    needs.flags.add(offers[offer])
    code = `${offers[offer]} ? ${code} : ${writeText(key, without[offer], messages, needs)}`
  }
  return code
}

/** The text of a key in the language, else in English, as code. */
function writeText(key: string, texts: Both, { language, english, details }: Messages, needs: Needs): string {
  const own = texts.own.get(key)
  const { code, helpers } = compileMessage(
    own ?? texts.english.get(key) ?? '',
    details.get(key) ?? plain,
    own === undefined ? english : language,
  )
  for (const helper of helpers) (own === undefined ? needs.englishHelpers : needs.helpers).add(helper)
  return code
}

function writeType(at: string, tree: Tree | string, messages: Messages, needs: Needs): string {
  const type =
    typeof tree === 'string' ? leafType(tree, messages, needs) : innerType(at, tree, messages, needs)
  return translatedOnly.has(at) ? `(${type}) | null` : type
}

function leafType(key: string, { details }: Messages, needs: Needs): string {
  const shared = sharedTexts.get(key)
  if (shared !== undefined) return `typeof ${shared}`
  const type = messageType(details.get(key) ?? plain, englishOnly.has(key))
  if (type.includes('ReactNode')) needs.isTyped = true
  return type
}

function innerType(at: string, tree: Tree, messages: Messages, needs: Needs): string {
  const types = [...tree].map(
    ([step, each]) => [step, writeType(within(at, step), each, messages, needs)] as const,
  )
  if (openTables.has(at))
    return `Readonly<Record<string, ${[...new Set(types.map(([, type]) => type))].join(' | ')}>>`
  if (!isList(tree)) return `{ ${types.map(([step, type]) => `${nameOf(step)}: ${type}`).join('; ')} }`
  const isOfTables = [...tree.values()].every((each) => typeof each !== 'string' && !isList(each))
  return isOfTables
    ? `readonly (${[...new Set(types.map(([, type]) => type))].join(' | ')})[]`
    : `readonly [${types.map(([, type]) => type).join(', ')}]`
}

const nameOf = (step: string): string => (/^[A-Za-z_]\w*$/.test(step) ? step : quote(step))

function importsOf(section: string, { language, english }: Messages, needs: Needs): string[] {
  const { helpers, englishHelpers, shared, isTyped, flags } = needs
  const file = moduleName(section)
  return [
    ...(language.tag === english.tag
      ? []
      : [`import type { ${section} as source } from '../${english.tag}/${file}.ts'`]),
    ...(helpers.has('jsxs') || englishHelpers.has('jsxs')
      ? ["import { Fragment } from 'react/jsx-runtime'"]
      : []),
    ...(isTyped ? ["import type { ReactNode } from 'react'"] : []),
    ...(flags.size > 0 ? [`import { ${[...flags].join(', ')} } from '#product/offers.ts'`] : []),
    ...jsxImport(helpers, language),
    ...jsxImport(englishHelpers, english),
    ...languageImport('./language.ts', helpers, language),
    ...languageImport(`../${english.tag}/language.ts`, englishHelpers, english),
    ...[...shared].map((each) => `import { ${each} } from './${moduleName(each)}.ts'`),
  ]
}

const isOfJsx = (helper: Helper): boolean => helper === 'jsx' || helper === 'jsxs'
const imported = (helper: Helper, language: MessageLanguage): string =>
  `${helper} as ${helperName(helper, language)}`

function jsxImport(helpers: ReadonlySet<Helper>, language: MessageLanguage): string[] {
  const names = [...helpers].filter((helper) => isOfJsx(helper)).map((helper) => imported(helper, language))
  return names.length === 0 ? [] : [`import { ${names.join(', ')} } from 'react/jsx-runtime'`]
}

function languageImport(from: string, helpers: ReadonlySet<Helper>, language: MessageLanguage): string[] {
  const names = [...helpers].filter((helper) => !isOfJsx(helper)).map((helper) => imported(helper, language))
  return names.length === 0 ? [] : [`import { ${names.join(', ')} } from '${from}'`]
}
