import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { allowedLint, plantedLint } from './planted-lint.ts'
import { plantTree, projectDir } from './planted-tree.ts'

const reportSchema = z.object({
  number_of_files: z.int(),
  diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })),
})
const rulesSchema = z.record(z.string(), z.union([z.string(), z.tuple([z.string()], z.unknown())]))
const configSchema = z.object({ rules: rulesSchema, overrides: z.array(z.object({ rules: rulesSchema })) })

describe('the linter', () => {
  const planted = Object.fromEntries(plantedLint.map(({ file, text }) => [file, text]))
  let found = new Map<string, string[]>()
  let filesSeen = 0

  beforeAll(async () => {
    await using tree = await plantTree({ ...allowedLint, ...planted })
    const { stdout } = await tree.run('oxlint', ['--type-aware', '--format', 'json'])
    const report = reportSchema.parse(JSON.parse(stdout))
    filesSeen = report.number_of_files
    const byFile = Map.groupBy(report.diagnostics, ({ filename }) => filename)
    found = new Map([...byFile].map(([file, all]) => [file, [...new Set(all.map(({ code }) => code))]]))
  })

  it.each(plantedLint)('reports $rule, and only that, in $file', ({ rule, file }) => {
    expect(found.get(file)).toEqual([rule])
  })

  it('allows what the exceptions allow, where they allow it', () => {
    expect([...found.keys()].filter((file) => planted[file] === undefined)).toEqual([])
    expect(filesSeen).toBeGreaterThanOrEqual(plantedLint.length + Object.keys(allowedLint).length)
  })

  it('has no rule without a planted violation', async () => {
    const text = await readFile(path.join(projectDir, '.oxlintrc.json'), 'utf8')
    const { rules, overrides } = configSchema.parse(JSON.parse(text))
    const named = [rules, ...overrides.map((override) => override.rules)]
      .flatMap((record) => Object.entries(record))
      .filter(([, level]) => (typeof level === 'string' ? level : level[0]) === 'error')
      .map(([name]) => name.split('/').at(-1))
    const proven = new Set(plantedLint.map(({ rule }) => rule.replace(/^.*\((.*)\)$/, '$1')))
    expect(named.filter((name) => name === undefined || !proven.has(name))).toEqual([])
  })
})
