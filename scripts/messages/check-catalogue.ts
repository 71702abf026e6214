import type { Catalogue, Details, Placeholder } from './catalogue.ts'
import { builtInTags, compileMessage, selectorOf } from './compile-message.ts'
import { constants } from './constants.ts'
import type { MessageLanguage } from './message-language.ts'
import { placeholderTypes } from './message-type.ts'
import { allParts, parseMessage } from './parse-message.ts'
import type { Part } from './parse-message.ts'

/** The faults of the message of a key, in a sentence. */
export type Fault = Readonly<{ key: string; fault: string }>

/** Messages beside the English ones that they translate; English itself where it is checked. */
type Checked = Readonly<{
  english: Pick<Catalogue, 'texts' | 'details'>
  own: Pick<Catalogue, 'locale' | 'texts'>
  language: MessageLanguage
}>

const noDetails: Details = { description: null, placeholders: new Map(), isNamed: false }

/**
 * The faults that would show wrong, or not at all, in messages of a language: mistakes of syntax, names that
 * a message does not get or lacks, forms of a plural that the language has and the message has not, keys that
 * English has not. What is not translated is no fault.
 */
export function faultsOf({ english, own, language }: Checked): readonly Fault[] {
  const found: Fault[] = []
  if (own.locale !== language.tag)
    found.push({ key: '@@locale', fault: `The file says that it is in ${own.locale}.` })
  for (const [key, text] of own.texts) {
    const source = english.texts.get(key)
    const details = english.details.get(key) ?? noDetails
    const faults =
      source === undefined
        ? ['English has no such message.']
        : faultsOfMessage({ text, source, details, language })
    found.push(...faults.map((fault) => ({ key, fault })))
  }
  return found
}

type Message = Readonly<{ text: string; source: string; details: Details; language: MessageLanguage }>

function faultsOfMessage({ text, source, details, language }: Message): readonly string[] {
  if (text.trim() === '' && source.trim() !== '') return ['It is empty.']
  try {
    compileMessage(text, details, language)
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
  const parts = allParts(parseMessage(text))
  return [
    ...namesThatLack(parts, allParts(parseMessage(source)), details),
    ...parts.flatMap((part) => faultsOfCases(part, details, language)),
    ...[...details.placeholders].flatMap(([name, placeholder]) => faultsOfPlaceholder(name, placeholder)),
  ]
}

/** A value that may be nothing can be left out, and of what goes by names the language chooses. */
function namesThatLack(own: readonly Part[], source: readonly Part[], details: Details): readonly string[] {
  const named = namesIn(own)
  const mayBeNothing = (name: string) => details.placeholders.get(name)?.type.endsWith('?') === true
  const isFree = (name: string) =>
    details.isNamed || mayBeNothing(name) || constants.has(name) || builtInTags.has(name)
  const lacking = [...namesIn(source)].filter((name) => !named.has(name) && !isFree(name))
  return lacking.map((name) => `It lacks ${isTag(name, source) ? `<${name}>` : `{${name}}`}.`)
}

const namesIn = (parts: readonly Part[]): ReadonlySet<string> =>
  new Set(parts.flatMap((part) => (part.kind === 'text' ? [] : [part.name])))

const isTag = (name: string, parts: readonly Part[]): boolean =>
  parts.some((part) => part.kind === 'tag' && part.name === name)

function faultsOfCases(part: Part, details: Details, { forms, tag }: MessageLanguage): readonly string[] {
  if (part.kind === 'plural') {
    const own = [...part.cases.keys()].filter((form) => !form.startsWith('='))
    // Exact numbers and the rest need no forms.
    if (own.length === 1 && part.cases.size > 1) return []
    const lacking = [...forms].filter((form) => !part.cases.has(form))
    const unknown = own.filter((form) => form !== 'other' && !forms.has(form))
    return [
      ...lacking.map((form) => `The plural of {${part.name}} lacks the form ${form}, which ${tag} has.`),
      ...unknown.map((form) => `The plural of {${part.name}} has the form ${form}, which ${tag} has not.`),
    ]
  }
  if (part.kind !== 'select') return []
  const values = valuesOf(details.placeholders.get(part.name))
  const unknown = [...part.cases.keys()].filter((value) => value !== 'other' && values?.has(value) === false)
  return unknown.map((value) => `{${part.name}} is never ${value}.`)
}

/** The selectors that a value can have; `null` where any. */
function valuesOf(placeholder: Placeholder | undefined): ReadonlySet<string> | null {
  if (placeholder?.type === 'bool') return new Set(['true', 'false'])
  if (placeholder?.values) return new Set(placeholder.values.map((value) => selectorOf(value)))
  return placeholder?.type.endsWith('?') === true ? new Set(['null']) : null
}

function faultsOfPlaceholder(name: string, { type }: Placeholder): readonly string[] {
  if (!placeholderTypes.has(type)) return [`${type} is no type of a placeholder.`]
  if (constants.has(name)) return [`{${name}} is a constant of the product.`]
  return /^[a-z][A-Za-z]*$/.test(name) ? [] : [`{${name}} is no name of an argument.`]
}
