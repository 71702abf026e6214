import { describe, expect, it } from 'vitest'
import { directionRule, fixedSides } from './direction-rule.ts'
import { plantedText } from './planted-text.ts'
import { rowSchemaRule } from './row-schema-rule.ts'
import { readSources } from './source-files.ts'
import { textRules } from './text-rules.ts'
import { wordRule } from './word-rule.ts'

const rules = [...textRules, wordRule, directionRule, rowSchemaRule]
const sources = readSources()

it('the reader of sources reads the whole tree', () => {
  for (const room of [
    'src/contract/',
    'src/server/',
    'src/web/',
    'scripts/',
    'tests/',
    'drills/',
    'docs/',
    'migrations/',
  ]) {
    expect(sources.filter(({ path }) => path.startsWith(room)).length, room).toBeGreaterThan(0)
  }
  expect(sources.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['package.json', '.ci/run', 'README.md']),
  )
})

describe.each(rules)('$name', (rule) => {
  it('holds for every file', () => {
    const offences = sources.flatMap((file) => rule.find(file).map((offence) => `${file.path}: ${offence}`))
    expect(offences).toEqual([])
  })
})

it.each(Object.entries(fixedSides))('the page still needs each side that %s names', (path, { found }) => {
  const { text } = sources.find((file) => file.path === path) ?? { text: '' }
  for (const side of found) expect(text).toContain(side)
})

describe('the text rules', () => {
  it.each(plantedText)('$rule is the one that $path breaks', ({ rule, ...file }) => {
    expect(rules.filter((each) => each.find(file).length > 0).map(({ name }) => name)).toEqual([rule])
  })

  it('have a planted violation each', () => {
    expect(new Set(plantedText.map((plant) => plant.rule))).toEqual(new Set(rules.map(({ name }) => name)))
  })
})
