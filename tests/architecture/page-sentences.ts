import { readFileSync } from 'node:fs'
import { parseSync } from '@swc/core'

/** What people read as it is in every language: names, keys of the keyboard, words of formats. */
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

/** What loads a component by the name that its file exports. */
const namesComponent = new Set(['lazyPart', 'page'])

/** What engines write in place of a summary, which the page looks for. */
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

/** The words in a source file of the page that a person would read: text between tags, and strings that read like text. */
export function sentencesIn(file: string): string[] {
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
