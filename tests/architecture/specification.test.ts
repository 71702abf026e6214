import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { contract } from '#contract/api.ts'
import { describeRealData } from '#tests/setup/real-data.ts'
import { projectDir } from './planted-tree.ts'

const text = readFileSync(path.join(projectDir, 'docs/specification.md'), 'utf8')

type Row = { what: string; state: string; files: string[]; tests: string[] }

/** The lines of the tables that follow a numbered heading. */
function readRows(markdown: string): Row[] {
  return markdown
    .slice(markdown.indexOf('\n## 1.'))
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| what |'))
    .map((line) => {
      const [what = '', state = '', file = '', test = ''] = line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
      return { what, state, files: pathsOf(file), tests: pathsOf(test) }
    })
}

function pathsOf(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, location = '']) => location)
}

/** The rules that the lines that are decided follow, by name. */
const decisions = readDecisions(text.slice(text.indexOf('\n## Decisions'), text.indexOf('\n## 1.')))

function readDecisions(part: string): Map<string, { kind: string; sentence: string }> {
  const [byProduct = '', later = ''] = part.split('| name | decided later |')
  const rowsOf = (table: string, kind: string) =>
    [...table.matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)]
      .filter(([, name]) => name !== 'name' && !name?.startsWith('--'))
      .map(([, name = '', sentence = '']) => [name, { kind, sentence }] as const)
  return new Map([...rowsOf(byProduct, 'decided'), ...rowsOf(later, 'decided later')])
}

/** The faults of a line; `null` for a good one. */
function faultOf({ what, state, files, tests }: Row): string | null {
  const [kind = '', name = ''] = state.split(': ')
  const isThere = (location: string): boolean => existsSync(path.join(projectDir, location))
  const isTest = (location: string): boolean => /^tests\/.*\.(?:test|spec)\.tsx?$/.test(location)
  const missing = [...files, ...tests].filter((location) => !isThere(location))
  if (missing.length > 0) return `${what}: there is no ${missing.join(', ')}`
  if (!tests.every(isTest)) return `${what}: ${tests.join(', ')} is no test`
  const needs = {
    held: [1, 1],
    decided: [1, 1],
    'decided later': [1, 1],
    part: [1, 1],
    untested: [1, 0],
    open: [0, 0],
  }[kind]
  if (needs === undefined) return `${what}: ${state} is no state`
  const [file, test] = [Math.min(1, files.length), Math.min(1, tests.length)]
  if (file !== needs[0] || test !== needs[1]) return `${what}: ${kind} with ${file} file and ${test} test`
  if (kind === 'part' && name === '') return `${what}: does not say what is missing`
  if (kind.startsWith('decided') && decisions.get(name)?.kind !== kind) return `${what}: no decision ${name}`
  const unnamed = callsOf(what).filter((call) => !tests.some((location) => makes(read(location), call)))
  return unnamed.length > 0 ? `${what}: ${tests.join(', ')} does not make ${unnamed.join(', ')}` : null
}

/** Tells whether a test has the method and the address of a call, together or apart. */
function makes(test: string, call: string): boolean {
  const [method = '', address = ''] = call.split(' ')
  return test.includes(call) || (test.includes(`'${method}'`) && test.includes(`'${address}'`))
}

/** The calls that a line is about. */
function callsOf(what: string): string[] {
  return pathsOf(what).filter((code) => /^(?:GET|POST|PATCH|PUT|DELETE) \/api\//.test(code))
}

function read(location: string): string {
  return readFileSync(path.join(projectDir, location), 'utf8')
}

describeRealData('every call that was asked for', 'spec.md', (file) => {
  const asked = [...readFileSync(file, 'utf8').matchAll(/^\| (GET|POST|DELETE) \| (\/api\/[^ ?]+)/gm)].map(
    ([, method, address = '']) => `${method} ${address.replaceAll(/\{\w+\}/g, ':name')}`,
  )
  const known = new Set(Object.keys(contract).map((key) => key.replaceAll(/:\w+/g, ':name')))

  it('each call is in the contract', () => {
    expect(asked.length).toBeGreaterThan(10)
    expect(asked.filter((key) => !known.has(key))).toEqual([])
  })
})

describeRealData('every decision', 'product.md', (file) => {
  const plain = (markdown: string): string => markdown.replaceAll(/\s+|\*/g, ' ').replaceAll(/ +/g, ' ')
  const product = plain(readFileSync(file, 'utf8'))

  it('each sentence stands there word for word', () => {
    const sentences = [...decisions.values()].filter(({ kind }) => kind === 'decided')
    const parts = sentences.flatMap(({ sentence }) => sentence.split(' … '))
    expect(parts.length).toBeGreaterThan(15)
    expect(parts.filter((part) => !product.includes(plain(part)))).toEqual([])
  })
})

describe('what was specified', () => {
  const rows = readRows(text)

  it('has a line for everything, in nine parts', () => {
    expect([...text.matchAll(/^## (\d)\./gm)].map(([, number]) => number)).toEqual('123456789'.split(''))
    expect(rows.length).toBeGreaterThan(100)
  })

  it('is held by files and tests that exist, or says honestly that it is not', () => {
    expect(rows.flatMap((row) => faultOf(row) ?? [])).toEqual([])
  })

  it('follows each decision in some line', () => {
    const followed = new Set(rows.map(({ state }) => state.split(': ')[1]))
    expect([...decisions.keys()].filter((name) => !followed.has(name))).toEqual([])
  })

  it.each([
    ['a file that is gone', '| a | held | `src/gone.ts` | `tests/server/admin.test.ts` |'],
    ['something held by no test', '| a | held | `src/product/plans.ts` | – |'],
    ['something that is no test', '| a | held | `src/product/plans.ts` | `tests/harness.ts` |'],
    [
      'a decision that nobody made',
      '| a | decided: whatever | `src/product/plans.ts` | `tests/server/admin.test.ts` |',
    ],
    [
      'a decision of another table',
      '| a | decided: examples | `src/product/plans.ts` | `tests/server/admin.test.ts` |',
    ],
    ['an unknown state', '| a | done | `src/product/plans.ts` | `tests/server/admin.test.ts` |'],
    [
      'a call that its test does not make',
      '| `GET /api/nowhere` | held | `src/product/plans.ts` | `tests/server/admin.test.ts` |',
    ],
    ['a part that says not which', '| a | part | `src/product/plans.ts` | `tests/server/admin.test.ts` |'],
  ])('would report %s', (_fault, line) => {
    expect(readRows(`\n## 1.\n${line}`).flatMap((row) => faultOf(row) ?? [])).toHaveLength(1)
  })
})
