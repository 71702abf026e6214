import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { plantTree, projectDir } from './planted-tree.ts'
import { plantedTypes } from './planted-types.ts'

const baseSchema = z.object({ compilerOptions: z.record(z.string(), z.unknown()) })
/** Options of the base that say how modules are found and written, and refuse nothing. */
const otherOptions = new Set([
  'target',
  'module',
  'moduleResolution',
  'allowImportingTsExtensions',
  'resolveJsonModule',
  'noEmit',
  'skipLibCheck',
])

describe('the compiler', () => {
  it.each(['server', 'web'] as const)('refuses each planted file of the %s', async (project) => {
    const plants = plantedTypes.filter((plant) => plant.project === project)
    await using tree = await plantTree(Object.fromEntries(plants.map(({ file, text }) => [file, text])))
    const { stdout } = await tree.run('tsc', ['-p', `tsconfig.${project}.json`])
    const found = [...stdout.matchAll(/^(\S+)\(.*?\): error (TS\d+)/gm)].map(
      ([, file, error]) => `${file} ${error}`,
    )
    expect(found.toSorted()).toEqual(plants.map(({ file, error }) => `${file} ${error}`).toSorted())
  })

  it('has no strict option without a planted file', async () => {
    const base: unknown = JSON.parse(await readFile(path.join(projectDir, 'tsconfig.base.json'), 'utf8'))
    const named = Object.keys(baseSchema.parse(base).compilerOptions).filter(
      (name) => !otherOptions.has(name),
    )
    const proven = new Set(plantedTypes.map(({ option }) => option))
    expect(named.filter((name) => !proven.has(name))).toEqual([])
  })
})

describe('knip', () => {
  it('reports a file that nothing uses, an export that nothing uses, and a package that is not declared', async () => {
    await using tree = await plantTree({
      'src/server/main.ts':
        "import { used } from './lib/used.ts'\nimport undeclared from 'piscina-undeclared'\nundeclared(used)\n",
      'src/server/lib/used.ts': 'export const used = 1\nexport const unused = 2\n',
      'src/server/lib/dead.ts': 'export const dead = 1\n',
    })
    const { stdout } = await tree.run('knip', ['--reporter', 'json'])
    const { issues } = z
      .object({ issues: z.array(z.looseObject({ file: z.string() })) })
      .parse(JSON.parse(stdout))
    expect(issues).toContainEqual(
      expect.objectContaining({ file: 'src/server/lib/dead.ts', files: [expect.anything()] }),
    )
    expect(issues).toContainEqual(
      expect.objectContaining({
        file: 'src/server/lib/used.ts',
        exports: [expect.objectContaining({ name: 'unused' })],
      }),
    )
    expect(issues).toContainEqual(
      expect.objectContaining({
        file: 'src/server/main.ts',
        unlisted: [expect.objectContaining({ name: 'piscina-undeclared' })],
      }),
    )
  })
})

describe('the formatter', () => {
  it('reports a file that is written differently, and only that', async () => {
    await using tree = await plantTree({
      'src/server/lib/tidy.ts': "export const text = 'a'\n",
      'src/server/lib/untidy.ts': 'export const text = "a";\n',
    })
    const { code, stdout } = await tree.run('oxfmt', ['--check', 'src'])
    expect(code).toBe(1)
    expect(stdout).toContain('untidy.ts')
    expect(stdout).not.toMatch(/\btidy\.ts/)
  })
})
