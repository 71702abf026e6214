import { describe, it } from 'vitest'
import { parseText } from './parse-text.ts'
import { expectSaid, saidLines } from './said-lines.ts'

describe.each(saidLines)('A table in %s', (_, lines) => {
  it('is read with its times as shares of a day, which programs for tables write', () => {
    const rows = lines.map(
      ({ text, at }) => `${(at / 86_400).toFixed(12)}\t${((at + 2) / 86_400).toFixed(12)}\t${text}`,
    )
    expectSaid(parseText(['Start\tEnd\tText', ...rows].join('\n'), 'talk.tsv'), lines)
  })
})
