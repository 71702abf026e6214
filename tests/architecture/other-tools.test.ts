import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { plantTree, projectDir } from './planted-tree.ts'

/** A file that one compiler option alone refuses; `error` is the compiler's number. */
type Plant = { option: string; error: string; project: 'server' | 'web'; file: string; text: string }

const onServer = (option: string, error: string, text: string): Plant => ({
  option,
  error,
  project: 'server',
  file: `src/server/lib/${option.toLowerCase()}.ts`,
  text: `${text}\n`,
})

/** One for each strict option of tsconfig.base.json, and what each side must not know of the other. */
const plantedTypes: readonly Plant[] = [
  onServer('strict', 'TS2322', 'const nothing: string | null = null\nexport const text: string = nothing'),
  onServer('noUncheckedIndexedAccess', 'TS2322', 'export const first = (all: string[]): string => all[0]'),
  onServer(
    'exactOptionalPropertyTypes',
    'TS2375',
    'export const one: { name?: string } = { name: undefined }',
  ),
  onServer(
    'noImplicitOverride',
    'TS4114',
    'class Base {\n  name = 1\n}\nexport class Derived extends Base {\n  name = 2\n}',
  ),
  onServer('noImplicitReturns', 'TS7030', 'export function pick(on: boolean) {\n  if (on) return 1\n}'),
  onServer(
    'noFallthroughCasesInSwitch',
    'TS7029',
    [
      'export function pick(n: 1 | 2): number {\n  let picked = 0\n  switch (n) {',
      '    case 1:\n      picked = 1\n    case 2:\n      picked += 2\n  }\n  return picked\n}',
    ].join('\n'),
  ),
  onServer(
    'noPropertyAccessFromIndexSignature',
    'TS4111',
    'export const read = (all: Record<string, string>): unknown => all.name',
  ),
  onServer('noUnusedLocals', 'TS6133', 'const unused = 1\nexport const used = 2'),
  onServer('noUnusedParameters', 'TS6133', 'export const constant = (unused: number): number => 1'),
  onServer(
    'verbatimModuleSyntax',
    'TS1484',
    "import { PathLike } from 'node:fs'\nexport type Found = PathLike",
  ),
  onServer('isolatedModules', 'TS2748', 'declare const enum Kind {\n  a,\n}\nexport const kind = Kind.a'),
  onServer('erasableSyntaxOnly', 'TS1294', 'export enum Kind {\n  a,\n}'),
  {
    ...onServer('noBrowser', 'TS2584', 'export const title = document.title'),
    option: 'no browser on the server',
  },
  {
    option: 'no Node in the page',
    error: 'TS2591',
    project: 'web',
    file: 'src/web/ui/node.ts',
    text: 'export const folder = process.cwd()\n',
  },
]

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
