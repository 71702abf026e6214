import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { modelPurposes } from '#core/writing/language-model.ts'
import { purposeRules, uncountedUses } from '#server/features/model-costs/model-purposes.ts'

it('every purpose of a model says how it is counted, in the code and in the manual', () => {
  const manual = readFileSync('docs/operations.md', 'utf8').replaceAll(/ +/g, ' ')
  expect(Object.keys(purposeRules)).toEqual([...modelPurposes])
  for (const purpose of modelPurposes) {
    const { what, counts } = purposeRules[purpose]
    expect(manual).toContain(`| \`${purpose}\` | ${what} | ${counts} |`)
  }
  for (const { what, why } of uncountedUses) expect(manual).toContain(`| ${what} | ${why} |`)
})

it('nothing in the server and in what it shares asks a model but what names its purpose', () => {
  const callers = globSync('src/{core,server}/**/*.ts').filter((file) => {
    const text = readFileSync(file, 'utf8')
    return /\bmodel\.ask\(|:generateContent|\bstreamText\(|\bgenerateText\(/.test(text)
  })
  expect(callers.toSorted()).toEqual([
    'src/core/writing/session.ts',
    'src/server/adapters/gemini-video/ask-clip.ts',
    'src/server/adapters/language-model/language-models.ts',
    'src/server/adapters/language-model/stream-answer.ts',
    'src/server/deps/tracing-deps.ts',
    'src/server/deps/trial-deps.ts',
  ])
})
