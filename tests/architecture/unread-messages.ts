import path from 'node:path'
import { parseSync, Visitor } from 'vite'
import { stepsOf } from '../../scripts/messages/catalogue.ts'
import { sharedTexts } from '../../scripts/messages/sections.ts'
import { moduleName } from '../../scripts/messages/write-module.ts'
import type { SourceFile } from './source-files.ts'

/** A part of the syntax tree, as far as names are followed in it. */
type Node = {
  type: string
  name?: unknown
  object?: Node
  property?: Node
  computed?: boolean
  value?: unknown
}

/** A part of the messages by its steps; what code does with it beyond its steps reads all of it. */
type Steps = readonly string[]

/**
 * The keys that no code reads. Names are followed through constants and destructuring of one file; whatever
 * goes further (an argument, an index that is computed) counts as a reader of all messages below it.
 */
export function findUnreadMessages(keys: readonly string[], files: readonly SourceFile[]): string[] {
  const sections = new Set(keys.map((key) => stepsOf(key)[0] ?? ''))
  const parts = new Set([...keys, ...sharedTexts.keys()].flatMap((key) => partsOf(stepsOf(key))))
  const read = new Set(
    files.flatMap((file) =>
      // What is no message is a method of the part before it, such as that of a list.
      readIn(file, sections).map((steps) => partsOf(steps).findLast((part) => parts.has(part))),
    ),
  )
  const isRead = (steps: Steps): boolean => partsOf(steps).some((part) => read.has(part))
  const shared = [...sharedTexts].map(([to, from]) => ({ to: stepsOf(to), from: stepsOf(from) }))
  return keys.filter((key) => {
    const steps = stepsOf(key)
    const elsewhere = shared.flatMap(({ to, from }) =>
      from.every((step, at) => steps[at] === step) ? [[...to, ...steps.slice(from.length)]] : [],
    )
    return ![steps, ...elsewhere].some(isRead)
  })
}

/** The part that the steps lead to, and all parts that it lies in, as texts that can be compared. */
const partsOf = (steps: Steps): string[] => steps.map((_, at) => steps.slice(0, at + 1).join('\n'))

const nameOf = ({ name }: Node): string => (typeof name === 'string' ? name : '')

/** The parts of the messages that a file reads. */
function readIn({ path: file, text }: SourceFile, sections: ReadonlySet<string>): Steps[] {
  const loaded = new Set(
    Array.from(text.matchAll(/(?:messages|languages|[}])\/(?:[a-z]+\/)?([\w-]+)\.ts/g), ([, name]) => name),
  )
  const named = [...sections].filter((section) => loaded.has(moduleName(section)))
  if (named.length === 0) return []
  const known = new Map<string, Steps>()
  const inAll = new Set<string>()
  const found: Steps[] = []
  const inner = new Set<unknown>()
  const meant = (node: Node): Steps | null => {
    if (node.type === 'Identifier') return known.get(nameOf(node)) ?? null
    if (node.type !== 'MemberExpression' || node.object === undefined || node.property === undefined)
      return null
    const of = meant(node.object)
    if (of === null) return null
    if (inAll.has(nameOf(node.object))) return of
    if (!node.computed) return [...of, nameOf(node.property)]
    return typeof node.property.value === 'string' ? [...of, node.property.value] : null
  }
  const { program } = parseSync(path.basename(file), text)
  const follow = (node: Node): void => {
    if (node.type === 'MemberExpression' && meant(node) !== null) inner.add(node.object)
  }
  const take = (node: Node): void => {
    const steps = inner.has(node) ? null : meant(node)
    if (steps !== null) found.push(steps)
  }
  new Visitor({
    ImportDeclaration: ({ source, specifiers }) => {
      const isOfMessages = /^#(?:messages|languages)\//.test(source.value)
      const section = named.find((name) => source.value.endsWith(`/${moduleName(name)}.ts`))
      for (const specifier of specifiers) {
        if ('imported' in specifier) inner.add(specifier.imported)
        inner.add(specifier.local)
        if (!isOfMessages || section === undefined) continue
        known.set(specifier.local.name, [section])
        if (/^#languages\/[^/]+$/.test(source.value)) inAll.add(specifier.local.name)
      }
    },
    VariableDeclarator: ({ id, init }) => {
      const steps = init === null ? null : meant(init)
      if (steps === null) return
      if (id.type === 'Identifier') known.set(id.name, steps)
      else if (id.type === 'ObjectPattern')
        for (const part of id.properties)
          if (part.type === 'Property' && part.key.type === 'Identifier')
            found.push([...steps, part.key.name])
          else found.push(steps)
      inner.add(init)
      inner.add(id)
    },
    MemberExpression: (node) => {
      follow(node)
      take(node)
    },
    Identifier: (node) => take(node),
  }).visit(program)
  // A module that is loaded by its name, or passed on, is read whole.
  for (const section of named)
    if (![...known.values()].some(([name]) => name === section)) found.push([section])
  return found
}
