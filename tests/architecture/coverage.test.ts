import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { contract } from '#contract/api.ts'
import vitestConfig from '../../vitest.config.ts'
import { readSources } from './source-files.ts'

const tests = readSources().filter(({ path: file }) =>
  /^(?:tests|drills)\/.*\.(?:test|spec)\.tsx?$/.test(file),
)

/** The calls whose key, or whose address with the method, is in no text; a comment does not count. */
function findUncalled(keys: readonly string[], texts: readonly string[]): string[] {
  const codes = texts.map((text) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/ .*$/gm, ''))
  return keys.filter((key) => {
    const [method, url = ''] = key.split(' ')
    const address = new RegExp(`${url.replaceAll(/:\w+/g, String.raw`[^'\`?/]+`)}['\`?]`)
    const isCalled = (code: string): boolean =>
      code.includes(`'${key}'`) || ((method === 'GET' || code.includes(`'${method}'`)) && address.test(code))
    return !codes.some(isCalled)
  })
}

describe('the server tests', () => {
  const texts = tests.filter(({ path: file }) => file.startsWith('tests/server/')).map(({ text }) => text)

  it('make every call of the contract', () => {
    expect(findUncalled(Object.keys(contract), texts)).toEqual([])
  })

  it('would be reported where they only mention a call', () => {
    const keys = ['GET /api/made/:id', 'POST /api/mentioned', 'GET /api/asked']
    const text = `
      // 'POST /api/mentioned' is not called here.
      await server.call('GET /api/made/:id', { path: '/api/made/1' })
      await app.inject({ url: '/api/asked' })`
    expect(findUncalled(keys, [text])).toEqual(['POST /api/mentioned'])
  })
})

/** The test files that not exactly one runner takes, with how many do. */
function findStrays(files: readonly string[], patterns: readonly string[]): string[] {
  return files.filter((file) => patterns.filter((pattern) => path.matchesGlob(file, pattern)).length !== 1)
}

describe('every test file', () => {
  const patterns = (vitestConfig.test?.projects ?? []).flatMap((project) =>
    typeof project === 'object' && 'test' in project ? (project.test?.include ?? []) : [],
  )
  const runners = [...patterns, 'tests/e2e/**/*.spec.ts']

  it('is run by one runner', () => {
    expect(patterns.length).toBeGreaterThan(4)
    expect(
      findStrays(
        tests.map(({ path: file }) => file),
        runners,
      ),
    ).toEqual([])
  })

  it('is reported where none runs it', () => {
    const planted = ['tests/unit/a.test.ts', 'tests/nowhere/a.test.ts', 'tests/unit/a.spec.ts']
    expect(findStrays(planted, runners)).toEqual(planted.slice(1))
  })
})
