import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { innocentFiles, plantedImports } from './planted-imports.ts'
import { plantTree, projectDir, runIn } from './planted-tree.ts'

const rulesSchema = z.object({ forbidden: z.array(z.object({ name: z.string() })) })
const pageSchema = z.object({ webLayers: z.array(z.string()), rooms: z.array(z.string()) })
const reportSchema = z.object({
  modules: z.array(z.object({ source: z.string() })),
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })),
  }),
})

const load: (file: string) => unknown = createRequire(import.meta.url)
const config = load(path.join(projectDir, '.dependency-cruiser.cjs'))
const page = pageSchema.parse(load(path.join(projectDir, '.dependency-cruiser.web.cjs')))
const ruleNames = rulesSchema.parse(config).forbidden.map((rule) => rule.name)
const cruise = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json']

describe('the import rules', () => {
  let found = new Map<string, string[]>()

  beforeAll(async () => {
    const planted = Object.fromEntries(plantedImports.map(({ file, text }) => [file, text]))
    await using tree = await plantTree({ ...innocentFiles, ...planted })
    const { stdout } = await tree.run('depcruise', [
      ...cruise,
      'src',
      'messages',
      'extension',
      'scripts',
      'bench',
    ])
    found = violationsByFile(stdout)
  })

  it.each(plantedImports)('$rule is the one that $file breaks', ({ rule, file, reportedAt }) => {
    expect(found.get(reportedAt ?? file)).toEqual([rule])
  })

  it('let pass what breaks none', () => {
    const plantedFiles = new Set(plantedImports.map((plant) => plant.reportedAt ?? plant.file))
    expect([...found.keys()].filter((file) => !plantedFiles.has(file))).toEqual([])
  })

  it('have a planted violation each', () => {
    expect([...new Set(plantedImports.map((plant) => plant.rule))].toSorted()).toEqual(ruleNames.toSorted())
  })
})

/** A room of the sources, and so many of its files that are looked at here. */
const rooms = ['contract', 'evidence', 'product', 'server', 'web'].map((room) => `src/${room}`)
const filesOfRoom = 5

// The step of the gate that reads the whole tree finds nothing in what its configuration leaves out.
it('leaves no room of the tree out', async () => {
  const files = [...rooms, 'scripts'].flatMap((room) => {
    const inRoom = readdirSync(path.join(projectDir, room), { recursive: true, encoding: 'utf8' })
    const sources = inRoom.filter((file) => /\.tsx?$/.test(file)).toSorted()
    return sources.slice(0, filesOfRoom).map((file) => path.posix.join(room, file.replaceAll('\\', '/')))
  })
  const { stdout } = await runIn(projectDir, 'depcruise', [...cruise, '--max-depth', '1', ...files])
  const seen = reportSchema.parse(JSON.parse(stdout)).modules.map((module) => module.source)
  expect(files).toHaveLength(filesOfRoom * (rooms.length + 1))
  expect(seen).toEqual(expect.arrayContaining(files))
})

it.each([
  ['docs/architecture.md', 'layers', /^ *page +client, prerender -> (.+?) -> export/m, page.webLayers],
  ['docs/pages.md', 'rooms of a summary', /^ *rooms +(.+\n.+)$/m, page.rooms],
])('%s has the %s of the page in the order of the rules', async (file, _what, line, order) => {
  const text = await readFile(path.join(projectDir, file), 'utf8')
  expect(line.exec(text)?.[1]?.split(/\s+-> /)).toEqual(order)
})

function violationsByFile(json: string): Map<string, string[]> {
  const { violations } = reportSchema.parse(JSON.parse(json)).summary
  const byFile = Map.groupBy(violations, (violation) => violation.from)
  return new Map([...byFile].map(([file, all]) => [file, [...new Set(all.map(({ rule }) => rule.name))]]))
}
