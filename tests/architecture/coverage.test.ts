import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { contract } from '#contract/api.ts'
import vitestConfig from '../../vitest.config.ts'
import { readSources } from './source-files.ts'

const tests = readSources().filter(({ path: file }) => /^tests\/.*\.(?:test|spec)\.tsx?$/.test(file))

describe('the server tests', () => {
  const texts = tests.filter(({ path: file }) => file.startsWith('tests/server/')).map(({ text }) => text)

  it.each(Object.keys(contract))('name %s', (key) => {
    const [method, url] = key.split(' ')
    const forms = method === 'GET' ? [`'${key}'`, `url: '${url}'`] : [`'${key}'`]
    expect(texts.some((text) => forms.some((form) => text.includes(form)))).toBe(true)
  })
})

describe('every test file', () => {
  const patterns = (vitestConfig.test?.projects ?? []).flatMap((project) =>
    typeof project === 'object' && 'test' in project ? (project.test?.include ?? []) : [],
  )

  it('is run by one runner', () => {
    expect(patterns.length).toBeGreaterThan(4)
    const runners = tests.map(({ path: file }) => ({
      file,
      runners:
        patterns.filter((pattern) => path.matchesGlob(file, pattern)).length +
        (path.matchesGlob(file, 'tests/e2e/*.spec.ts') ? 1 : 0),
    }))
    expect(runners.filter(({ runners: count }) => count !== 1)).toEqual([])
  })
})
