import { parseSync, Visitor } from 'vite'
import { describe, expect, it } from 'vitest'
import { directionRule, fixedSides } from './direction-rule.ts'
import { plantedText } from './planted-text.ts'
import { readSources } from './source-files.ts'
import { textRules } from './text-rules.ts'
import type { TextRule } from './text-rules.ts'
import { wordRule } from './word-rule.ts'

const code = /^src\/(?:server|client|command|mcp)\/.*\.ts$/
/** Its schema is made of the shape that a caller gives. */
const madeFromArguments = 'src/server/adapters/razorpay/call-razorpay.ts'

/**
 * No schema of an object is made in a function: it is compiled at its first use, and one of a call has no
 * other.
 */
const rowSchemaRule: TextRule = {
  name: 'no schema that is made for each call',
  find: ({ path, text }) => {
    if (!code.test(path) || path === madeFromArguments || !text.includes('z.')) return []
    const found: string[] = []
    let depth = 0
    const enter = (): void => void (depth += 1)
    const leave = (): void => void (depth -= 1)
    new Visitor({
      FunctionDeclaration: enter,
      'FunctionDeclaration:exit': leave,
      FunctionExpression: enter,
      'FunctionExpression:exit': leave,
      ArrowFunctionExpression: enter,
      'ArrowFunctionExpression:exit': leave,
      CallExpression: ({ callee, start, end }) => {
        if (depth > 0 && isObjectSchema(callee)) found.push(text.slice(start, end).replaceAll(/\s+/g, ' '))
      },
    }).visit(parseSync(path, text).program)
    return found
  },
}

type Callee = { type: string; object?: { type: string; name?: string }; property?: { name?: string } }

/** `z.object` and its relatives. */
function isObjectSchema(callee: object & { type: string }): boolean {
  const { object, property }: Callee = callee
  return object?.name === 'z' && /^(?:object|strictObject|looseObject|tuple)$/.test(property?.name ?? '')
}

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
