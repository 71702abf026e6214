import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contract } from '#contract/api.ts'
import { settingParts } from '#server/settings.ts'
import { findBrokenReferences } from './doc-references.ts'
import type { Known } from './doc-references.ts'
import { projectDir } from './planted-tree.ts'
import { readSources } from './source-files.ts'

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
