import { parseSync, Visitor } from 'vite'
import type { ESTree } from 'vite'
import { bannedWords } from './banned-words.ts'
import type { SourceFile } from './source-files.ts'
import type { TextRule } from './text-rules.ts'

const code = /^(?:src|scripts|tests|drills|bench|eval)\/.*\.(?:js|tsx?)$/
const document = /^(?:docs\/.*|README|CONTRIBUTING)\.md$/

/** No private word in a file's name, an identifier, a comment, the title of a test or a document. Texts for people are not read. */
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

/** Whether a call begins a test or a group of tests: `it(…)`, `describe.each(…)(…)`. */
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
