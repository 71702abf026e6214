import type { Details, Placeholder } from './catalogue.ts'
import { constants } from './constants.ts'
import type { MessageLanguage } from './message-language.ts'
import { parseMessage } from './parse-message.ts'
import type { Part } from './parse-message.ts'

/** The helpers that a compiled message calls: functions of its language, and those that make JSX. */
export type Helper = 'plural' | 'number' | 'list' | 'jsx' | 'jsxs'

/** A message as code: an expression that is a string, or a function of what stands in it. */
export type CompiledMessage = Readonly<{ code: string; helpers: ReadonlySet<Helper> }>

/** A part as code: `text` as it stands, `string`, `other` (a number, say), or `node` for what React shows. */
type Piece = Readonly<{ kind: 'text' | 'string' | 'other' | 'node'; code: string }>

type Context = Readonly<{
  details: Details
  language: MessageLanguage
  helpers: Set<Helper>
  /** The placeholders that the message names. */
  used: Set<string>
}>

/** The name of a helper in the code of a message, which no placeholder can have. */
export const helperName = (helper: Helper, { prefix }: Pick<MessageLanguage, 'prefix'>): string =>
  `${prefix}${helper}`

/** The name of a helper that is called now, and so has to be imported. */
function called(helper: Helper, { helpers, language }: Context): string {
  helpers.add(helper)
  return helperName(helper, language)
}

/** A text of a catalogue as code. Throws a sentence where it is no message or names what it does not get. */
export function compileMessage(text: string, details: Details, language: MessageLanguage): CompiledMessage {
  const context: Context = { details, language, helpers: new Set(), used: new Set() }
  const pieces = parseMessage(text).flatMap((part) => piecesOf(part, context))
  const body = pieces.some(({ kind }) => kind === 'node') ? asNode(pieces, context) : asString(pieces)
  const names = [...details.placeholders.keys()]
  if (names.length === 0) return { code: body, helpers: context.helpers }
  const parameters = parametersOf(names, context.used, details.isNamed)
  return { code: `${parameters} => ${body}`, helpers: context.helpers }
}

function parametersOf(names: readonly string[], used: ReadonlySet<string>, isNamed: boolean): string {
  if (isNamed) return `({ ${names.filter((name) => used.has(name)).join(', ')} })`
  const last = names.findLastIndex((name) => used.has(name))
  return `(${names
    .slice(0, last + 1)
    .map((name) => (used.has(name) ? name : `_${name}`))
    .join(', ')})`
}

function piecesOf(part: Part, context: Context): readonly Piece[] {
  switch (part.kind) {
    case 'text':
      return [{ kind: 'text', code: part.text }]
    case 'value':
      return [valuePiece(part.name, context)]
    case 'number':
      return [numberPiece(part.name, context)]
    case 'plural':
      return pluralPieces(part, context)
    case 'select':
      return [selectPiece(part, context)]
    case 'tag':
      break
  }
  return [tagPiece(part, context)]
}

function placeholderOf(name: string, { details, used }: Context): Placeholder {
  const found = details.placeholders.get(name)
  used.add(name)
  if (found === undefined) throw new Error(`{${name}} is no placeholder of this message and no constant.`)
  return found
}

function valuePiece(name: string, context: Context): Piece {
  const constant = constants.get(name)
  if (constant !== undefined) return { kind: 'text', code: String(constant) }
  const { type } = placeholderOf(name, context)
  if (type === 'List') {
    return { kind: 'string', code: `${called('list', context)}(${name})` }
  }
  if (type === 'tag') throw new Error(`<${name}> is a tag, not a value.`)
  if (type === 'Object') return { kind: 'node', code: name }
  return { kind: type === 'String' ? 'string' : 'other', code: name }
}

function numberPiece(name: string, context: Context): Piece {
  const constant = constants.get(name)
  if (typeof constant === 'number') return { kind: 'text', code: context.language.number(constant) }
  placeholderOf(name, context)
  return { kind: 'string', code: `${called('number', context)}(${name})` }
}

type Cases = ReadonlyMap<string, readonly Piece[]>

function casesOf({ cases }: Part & { kind: 'plural' | 'select' }, context: Context): Cases {
  return new Map([...cases].map(([name, parts]) => [name, parts.flatMap((each) => piecesOf(each, context))]))
}

/** Cases as code, all of them strings or all of them nodes. */
function written(cases: Cases, context: Context): { kind: 'string' | 'node'; codes: Map<string, string> } {
  const kind = [...cases.values()].flat().some((piece) => piece.kind === 'node') ? 'node' : 'string'
  const write = (pieces: readonly Piece[]) => (kind === 'node' ? asNode(pieces, context) : asString(pieces))
  return { kind, codes: new Map([...cases].map(([name, pieces]) => [name, write(pieces)])) }
}

function pluralPieces(part: Part & { kind: 'plural' | 'select' }, context: Context): readonly Piece[] {
  const { name } = part
  const cases = casesOf(part, context)
  const constant = constants.get(name)
  if (typeof constant === 'number')
    return (
      cases.get(`=${constant}`) ?? cases.get(context.language.formOf(constant)) ?? cases.get('other') ?? []
    )
  const count = placeholderOf(name, context).type === 'List' ? `${name}.length` : name
  const { kind, codes } = written(cases, context)
  const exact = [...codes].filter(([form]) => form.startsWith('='))
  const forms = [...codes].filter(([form]) => !form.startsWith('='))
  const code = [
    ...exact.map(([form, each]) => `${count} === ${form.slice(1)} ? ${each} : `),
    forms.length === 1 ? (codes.get('other') ?? "''") : pluralCall(count, forms, context),
  ].join('')
  return [{ kind, code: exact.length === 0 ? code : `(${code})` }]
}

/** A language where only one is singular nothing of `Intl` is loaded, which takes milliseconds on a phone. */
function pluralCall(count: string, forms: readonly [string, string][], context: Context): string {
  const { language } = context
  const [one, other] = ['one', 'other'].map((form) => forms.find(([name]) => name === form)?.[1])
  if (language.isOneAlone && forms.length === 2 && one !== undefined && other !== undefined)
    return `(${count} === 1 ? ${one} : ${other})`
  return `${called('plural', context)}(${count}, { ${forms.map(([form, each]) => `${form}: ${each}`).join(', ')} })`
}

function selectPiece(part: Part & { kind: 'plural' | 'select' }, context: Context): Piece {
  const { type, values } = placeholderOf(part.name, context)
  const { kind, codes } = written(casesOf(part, context), context)
  const tests = [...codes].filter(([value]) => value !== 'other')
  const test = (selector: string) => {
    if (type === 'bool') return selector === 'true' ? part.name : `!${part.name}`
    const value = values?.find((each) => selectorOf(each) === selector) ?? selector
    return `${part.name} === ${value === 'null' ? value : quote(value)}`
  }
  const code = tests.map(([value, each]) => `${test(value)} ? ${each} : `).join('')
  return { kind, code: `(${code}${codes.get('other') ?? "''"})` }
}

/** A value as it stands in a choice, where ICU takes no hyphen. */
export const selectorOf = (value: string): string => value.replaceAll(/\W/g, '_')

/** The tags that every message may have, besides those that it gets. */
export const builtInTags: ReadonlySet<string> = new Set(['lower', 'join', 'bdi'])

function tagPiece({ name, parts }: Part & { kind: 'tag' }, context: Context): Piece {
  const [first, second] = parts
  if (first?.kind === 'value' && !constants.has(first.name)) {
    if (name === 'lower' && parts.length === 1) return methodPiece(first.name, 'toLowerCase()', context)
    if (name === 'join' && second?.kind === 'text' && parts.length === 2)
      return methodPiece(first.name, `join(${quote(second.text)})`, context)
  }
  const pieces = parts.flatMap((part) => piecesOf(part, context))
  if (name === 'bdi') {
    return {
      kind: 'node',
      code: `${called('jsx', context)}('bdi', { children: ${asNode(pieces, context)} })`,
    }
  }
  if (builtInTags.has(name)) throw new Error(`<${name}> has something else in it than it can have.`)
  if (placeholderOf(name, context).type !== 'tag') throw new Error(`{${name}} is a value, not a tag.`)
  if (pieces.some(({ kind }) => kind === 'node')) throw new Error(`<${name}> has more than text in it.`)
  return { kind: 'node', code: `${name}(${asString(pieces)})` }
}

function methodPiece(name: string, call: string, context: Context): Piece {
  placeholderOf(name, context)
  return { kind: 'string', code: `${name}.${call}` }
}

function asString(pieces: readonly Piece[]): string {
  const [only] = pieces
  if (pieces.every(({ kind }) => kind === 'text')) return quote(pieces.map(({ code }) => code).join(''))
  if (pieces.length === 1 && only?.kind === 'string') return only.code
  const parts = pieces.map(({ kind, code }) =>
    kind === 'text' ? code.replaceAll(/[`\\]|\$(?=\{)/g, String.raw`\$&`) : `\${${code}}`,
  )
  return `\`${parts.join('')}\``
}

/** Strings that follow each other become one, so that the page has one text there. */
function asNode(pieces: readonly Piece[], context: Context): string {
  const groups: Piece[][] = []
  for (const piece of pieces) {
    const last = groups.at(-1)
    if (piece.kind === 'node' || last?.[0]?.kind === 'node' || last === undefined) groups.push([piece])
    else last.push(piece)
  }
  const codes = groups.map((group) => (group[0]?.kind === 'node' ? group[0].code : asString(group)))
  if (codes.length === 1) return codes[0] ?? "''"
  return `${called('jsxs', context)}(Fragment, { children: [${codes.join(', ')}] })`
}

/** A text as a literal in single quotes, as the rest of the code has them. */
export function quote(text: string): string {
  return `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`
}
