import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** A part of a message: text, a value, a choice among parts, or parts within a tag. */
export type Part =
  | Readonly<{ kind: 'text'; text: string }>
  | Readonly<{ kind: 'value' | 'number'; name: string }>
  | Readonly<{ kind: 'plural' | 'select'; name: string; cases: ReadonlyMap<string, readonly Part[]> }>
  | Readonly<{ kind: 'tag'; name: string; parts: readonly Part[] }>

/** The parts of a message in ICU's syntax. Throws a sentence that names the mistake. */
export function parseMessage(text: string): readonly Part[] {
  if (!/[{}<']/.test(text)) return text === '' ? [] : [{ kind: 'text', text }]
  try {
    return parse(text, { requiresOtherClause: true, shouldParseSkeletons: false }).map((each) => toPart(each))
  } catch (error) {
    if (error instanceof UnusedSyntax) throw error
    throw new Error(`"${text}" is no ICU message: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    })
  }
}

/** Syntax of ICU that no message here needs. */
class UnusedSyntax extends Error {}

/** `counted` is what `#` stands for. */
function toPart(element: MessageFormatElement, counted = ''): Part {
  switch (element.type) {
    case TYPE.literal:
      return { kind: 'text', text: element.value }
    case TYPE.argument:
      return { kind: 'value', name: element.value }
    case TYPE.number:
      if (element.style !== null && element.style !== undefined)
        throw new UnusedSyntax('A number has no style here.')
      return { kind: 'number', name: element.value }
    case TYPE.pound:
      return { kind: 'number', name: counted }
    case TYPE.tag:
      return {
        kind: 'tag',
        name: element.value,
        parts: element.children.map((each) => toPart(each, counted)),
      }
    case TYPE.plural:
      if (element.offset !== 0 || element.pluralType === 'ordinal')
        throw new UnusedSyntax('Plurals here have no offset and count, they do not order.')
      return {
        kind: 'plural',
        name: element.value,
        cases: casesOf(element.options, element.value),
      }
    case TYPE.select:
      return { kind: 'select', name: element.value, cases: casesOf(element.options, counted) }
    case TYPE.date:
    case TYPE.time:
      break
  }
  throw new UnusedSyntax(`{${element.value}, …} is written by the page before it comes in.`)
}

function casesOf(
  options: Readonly<Record<string, { value: MessageFormatElement[] }>>,
  counted: string,
): ReadonlyMap<string, readonly Part[]> {
  return new Map(
    Object.entries(options).map(([name, { value }]) => [name, value.map((each) => toPart(each, counted))]),
  )
}

/** Every part with those within it. */
export function allParts(parts: readonly Part[]): readonly Part[] {
  return parts.flatMap((part) => [part, ...allParts(innerParts(part))])
}

function innerParts(part: Part): readonly Part[] {
  if (part.kind === 'tag') return part.parts
  return part.kind === 'plural' || part.kind === 'select' ? [...part.cases.values()].flat() : []
}
