import { existsSync, globSync } from 'node:fs'
import path from 'node:path'

/** What a document may refer to. */
export type Known = {
  root: string
  /** Names of all files, without their folders. */
  fileNames: ReadonlySet<string>
  /** Names of package.json scripts. */
  scripts: ReadonlySet<string>
  /** Names of environment variables. */
  variables: ReadonlySet<string>
  /** Keys of the contract, and addresses beside it. */
  addresses: ReadonlySet<string>
}

const rooms = /^(?:src|scripts|tests|drills|docs|eval|bench|migrations|deploy|\.ci)\/[\w*./-]*$/
const bareFile = /^\.?\w[\w.-]*\.(?:tsx?|cjs|js|css|md|example)$/
const npmScript = /\bnpm (?:run )?(?<name>[a-z][\w:-]*)/g
const npmCommands = new Set(['ci', 'install', 'pack', 'rebuild', 'run', 'audit', 'outdated'])
const variable = /^[A-Z][A-Z0-9]*_[A-Z0-9_]+$|^(?:PORT|HOST)$/
const address = /^(?:GET|POST|PUT|PATCH|DELETE) \/\S*$/

/** Everything that a Markdown text refers to and that does not exist: paths, links, scripts, variables, calls. */
export function findBrokenReferences(file: string, markdown: string, known: Known): string[] {
  const { root, fileNames, scripts, variables, addresses } = known
  const exists = (location: string): boolean =>
    location.includes('*')
      ? globSync(location, { cwd: root }).length > 0
      : existsSync(path.join(root, location))
  const code = codeOf(markdown)
  const words = code.flatMap((text) => [text, ...text.split(/[\s"'(),;=]+/)])
  const paths = words.filter((word) => rooms.test(word)).map((word) => word.replace(/\.$/, ''))
  const links = [...markdown.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)].map(([, target = '']) =>
    path.posix.join(path.posix.dirname(file), target),
  )
  const called = code.flatMap((text) =>
    [...text.matchAll(npmScript)].map((match) => match.groups?.['name'] ?? ''),
  )
  const broken = [
    ...[...paths, ...links].filter((location) => !exists(location)),
    ...words.filter((word) => bareFile.test(word) && !fileNames.has(word)),
    ...called.filter((name) => !npmCommands.has(name) && !scripts.has(name)).map((name) => `npm run ${name}`),
    ...words.filter((word) => variable.test(word) && !variables.has(word)),
    ...code.filter((text) => address.test(text) && !addresses.has(text)),
  ]
  return [...new Set(broken)]
}

/** The code of a text: spans, and the lines of blocks. */
function codeOf(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/^```\w*\n(.*?)^```$/gms)].flatMap(([, block = '']) =>
    block.split('\n'),
  )
  const prose = markdown.replaceAll(/^```.*?^```$/gms, '')
  const indented = prose.split('\n').filter((line) => /^ {4}\S/.test(line))
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)
  return [...blocks, ...indented.map((line) => line.trim()), ...spans]
}
