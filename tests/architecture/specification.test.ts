import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
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
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place)
}

/** What is wrong with a line; `null` for a good one. */
function faultOf({ what, state, files, tests }: Row): string | null {
  const [kind = ''] = state.split(':')
  const isThere = (place: string): boolean => existsSync(path.join(projectDir, place))
  const isTest = (place: string): boolean => /^tests\/.*\.(?:test|spec)\.tsx?$/.test(place)
  const missing = [...files, ...tests].filter((place) => !isThere(place))
  if (missing.length > 0) return `${what}: there is no ${missing.join(', ')}`
  if (!tests.every(isTest)) return `${what}: ${tests.join(', ')} is no test`
  const needs = { held: [1, 1], decided: [1, 1], part: [1, 1], untested: [1, 0], open: [0, 0] }[kind]
  if (needs === undefined) return `${what}: ${state} is no state`
  const [file, test] = [Math.min(1, files.length), Math.min(1, tests.length)]
  if (file !== needs[0] || test !== needs[1]) return `${what}: ${kind} with ${file} file and ${test} test`
  return kind === 'part' && !state.includes(': ') ? `${what}: does not say what is missing` : null
}

describe('what was specified', () => {
  const rows = readRows(text)

  it('has a line for everything, in nine parts', () => {
    expect([...text.matchAll(/^## (\d)\./gm)].map(([, number]) => number)).toEqual('123456789'.split(''))
    expect(rows.length).toBeGreaterThan(100)
  })

  it('is held by files and tests that exist, or says honestly that it is not', () => {
    expect(rows.flatMap((row) => faultOf(row) ?? [])).toEqual([])
  })

  it.each([
    ['a file that is gone', '| a | held | `src/gone.ts` | `tests/server/admin.test.ts` |'],
    ['something held by no test', '| a | held | `src/product/plans.ts` | – |'],
    ['something that is no test', '| a | held | `src/product/plans.ts` | `tests/harness.ts` |'],
    ['an unknown state', '| a | done | `src/product/plans.ts` | `tests/server/admin.test.ts` |'],
    ['a part that says not which', '| a | part | `src/product/plans.ts` | `tests/server/admin.test.ts` |'],
  ])('would report %s', (_fault, line) => {
    expect(readRows(`\n## 1.\n${line}`).flatMap((row) => faultOf(row) ?? [])).toHaveLength(1)
  })
})
