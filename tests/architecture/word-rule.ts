import { parseSync, Visitor } from 'vite'
import type { ESTree } from 'vite'
import type { SourceFile } from './source-files.ts'
import type { TextRule } from './text-rules.ts'

/** A word that this code had for something that the field has a term for. */
type BannedWord = {
  /** Singular, in lower case, with hyphens between its parts; a plural `s` counts as well. */
  word: string
  /** The field's term. */
  instead: string
  /** The place where it is banned as a part of an identifier or of a file's name; nowhere when not given. */
  inNames?: RegExp
  /** The place where it is banned in comments and documents; nowhere when not given. */
  inProse?: RegExp
  /** Plain English that has the word in it. */
  idiom?: RegExp
}

const everywhere = /./
/** All but the page and its tests. */
const serverSide = /^(?:src\/(?!web\/)|eval\/|bench\/|drills\/|scripts\/|tests\/(?!web\/|e2e\/|unit\/site\/))/
/** The place where a letter is an email. Elsewhere it is one of the alphabet. */
const mail =
  /^(?:src\/server\/(?:adapters|features|lib)|src\/web|scripts|tests\/(?:e2e|fakes|server|unit\/mail))\//
const mailProse = /(?:^|\/)mail\/|^docs\/|^README\.md$|^\.env\.example$/

/**
 * The private words, each with its term. Words of plain English are banned only where they stood for
 * something else.
 */
const bannedWords: readonly BannedWord[] = [
  { word: 'wish', instead: 'options or request', inNames: everywhere },
  { word: 'letter', instead: 'email', inNames: mail, inProse: mailProse },
  {
    word: 'told',
    instead: 'emitted, reported, or called with',
    inNames: everywhere,
    inProse: everywhere,
    idiom: /told\s+(?:\*\s+)?apart/g,
  },
  {
    word: 'kept',
    instead: 'stored, saved or maintained',
    inNames: everywhere,
    inProse: everywhere,
    idiom: /kept(?:-alive| (?:apart|free|right))/g,
  },
  { word: 'shelf', instead: 'history writer', inNames: everywhere, inProse: everywhere },
  { word: 'standing', instead: 'quota', inNames: /^src\/(?:contract|web|server\/features)\// },
  { word: 'usual', instead: 'default', inNames: everywhere },
  {
    word: 'needs',
    instead: 'deps',
    inNames: /^src\/server\/(?:adapters|engines|features)\/.*(?<!find-items)\.ts$/,
  },
  { word: 'rung', instead: 'profile', inNames: everywhere, inProse: everywhere },
  { word: 'ladder', instead: 'strategy', inNames: everywhere, inProse: everywhere },
  { word: 'place', instead: 'position, index or location', inNames: serverSide },
]

const code = /^(?:src|scripts|tests|drills|bench|eval)\/.*\.(?:js|tsx?)$/
const document = /^(?:docs\/.*|README|CONTRIBUTING)\.md$/

/**
 * No private word in a file's name, an identifier, a comment, the title of a test or a document. Texts for
 * people are not read.
 */
export const wordRule: TextRule = {
  name: 'no private word where the field has a term',
  find: (file) => {
    if (document.test(file.path)) return [...findInProse(file.path, file.text)]
    if (!code.test(file.path)) return []
    const { identifiers, prose } = readCode(file)
    return [
      ...findInNames(file.path, [...file.path.split(/[/.]/), ...identifiers]),
      ...findInProse(file.path, prose),
    ]
  },
}

function readCode({ path, text }: SourceFile): { identifiers: Set<string>; prose: string } {
  const { program, comments } = parseSync(path, text)
  const identifiers = new Set<string>()
  const titles: string[] = []
  const add = ({ name }: { name: string }): void => void identifiers.add(name)
  const addTitle = ({ callee, arguments: [title] }: ESTree.CallExpression): void => {
    if (title !== undefined && isOfTest(callee)) titles.push(...readText(title))
  }
  new Visitor({
    Identifier: add,
    PrivateIdentifier: add,
    JSXIdentifier: add,
    CallExpression: addTitle,
  }).visit(program)
  return { identifiers, prose: [...comments.map(({ value }) => value), ...titles].join('\n') }
}

/** Tells whether a call begins a test or a group of tests: `it(…)`, `describe.each(…)(…)`. */
function isOfTest(callee: ESTree.Expression): boolean {
  if (callee.type === 'Identifier') return ['it', 'test', 'describe'].includes(callee.name)
  if (callee.type === 'MemberExpression') return isOfTest(callee.object)
  return callee.type === 'CallExpression' && isOfTest(callee.callee)
}

/** The words of a title, without those that come from elsewhere. */
function readText(title: ESTree.Argument): string[] {
  if (title.type === 'Literal') return typeof title.value === 'string' ? [title.value] : []
  return title.type === 'TemplateLiteral' ? title.quasis.map(({ value }) => value.raw) : []
}

function* findInNames(path: string, names: readonly string[]): Generator<string> {
  for (const { word, instead, inNames } of bannedWords) {
    if (inNames?.test(path) !== true) continue
    const pattern = new RegExp(`(?:^|-)${word}s?(?:-|$)`)
    for (const name of names) if (pattern.test(toParts(name))) yield `${name} (${instead})`
  }
}

function* findInProse(path: string, prose: string): Generator<string> {
  // What is quoted is a name, which is found where it stands.
  const plain = prose.replaceAll(/`[^`]*`/g, '')
  for (const { word, instead, inProse, idiom } of bannedWords) {
    if (inProse?.test(path) !== true) continue
    const text = idiom === undefined ? plain : plain.replaceAll(idiom, '')
    for (const [found] of text.matchAll(new RegExp(`\\b${word}s?\\b`, 'gi'))) yield `${found} (${instead})`
  }
}

/** The parts of a name in lower case with hyphens between them, however it is written. */
function toParts(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase()
}
