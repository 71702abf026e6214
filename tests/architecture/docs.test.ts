import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contract } from '#contract/api.ts'
import { settingParts } from '#server/settings.ts'
import { projectDir } from './planted-tree.ts'
import { readSources } from './source-files.ts'

/** The things that a document may refer to. */
type Known = {
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

/**
 * Everything that a Markdown text refers to and that does not exist: paths, links, scripts, variables, calls.
 */
function findBrokenReferences(file: string, markdown: string, known: Known): string[] {
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

const sources = readSources()
const manifest: unknown = JSON.parse(readFileSync(path.join(projectDir, 'package.json'), 'utf8'))
const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(manifest)

const known: Known = {
  root: projectDir,
  fileNames: new Set(sources.map(({ path: file }) => path.posix.basename(file))),
  scripts: new Set(Object.keys(scripts)),
  variables: new Set([
    ...settingParts.flatMap(({ rows }) => Object.keys(rows)),
    ...variablesOfScripts(),
    ...variablesOfDeployment(),
  ]),
  addresses: new Set([...Object.keys(contract), 'GET /api/openapi.json']),
}

describe('the documents', () => {
  const documents = sources.filter(({ path: file }) =>
    /^(?:README|CONTRIBUTING|docs\/.*)\.md$|^docs\/.*\.md$/.test(file),
  )

  it('are there', () => {
    expect(documents.map(({ path: file }) => file)).toEqual(
      expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/testing.md']),
    )
  })

  it.each(documents)('$path names nothing that does not exist', ({ path: file, text }) => {
    expect(findBrokenReferences(file, text, known)).toEqual([])
  })
})

describe('a broken reference is found', () => {
  it.each([
    ['a path', 'See `src/server/nowhere.ts`.', 'src/server/nowhere.ts'],
    ['a folder', 'See `src/nowhere/`.', 'src/nowhere/'],
    ['a pattern that matches nothing', 'See `src/*.nothing`.', 'src/*.nothing'],
    ['a file without its folder', 'See `nowhere.ts`.', 'nowhere.ts'],
    ['a path in a command', '```sh\nnode scripts/nowhere.ts --all\n```', 'scripts/nowhere.ts'],
    ['a link', '[here](nowhere.md)', 'docs/nowhere.md'],
    ['a script', 'Run `npm run nowhere`.', 'npm run nowhere'],
    ['a variable', 'Set `NO_SUCH=1`.', 'NO_SUCH'],
    ['a call', 'Ask `GET /api/nowhere`.', 'GET /api/nowhere'],
  ])('%s', (_kind, markdown, reference) => {
    expect(findBrokenReferences('docs/planted.md', markdown, known)).toEqual([reference])
  })

  it('and what exists is not one', () => {
    const text =
      'See `src/server/main.ts`, `src/*/`, [this](../README.md), `npm test`, `PORT=1` and `npm ci`.'
    expect(findBrokenReferences('docs/planted.md', text, known)).toEqual([])
  })
})

/** The containers have a few more beside those of the server. */
function variablesOfDeployment(): string[] {
  const text = readFileSync(path.join(projectDir, 'deploy/env.example'), 'utf8')
  return [...text.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name)
}

/** The scripts read a few variables that are no settings of the server. */
function variablesOfScripts(): string[] {
  return sources
    .filter(({ path: file }) => /^scripts\/|\.config\.ts$/.test(file))
    .flatMap(({ text }) => [...text.matchAll(/'([A-Z][A-Z0-9_]+)'/g)].map(([, name = '']) => name))
}
