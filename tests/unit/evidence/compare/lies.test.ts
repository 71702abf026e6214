import { describe, expect, it } from 'vitest'
import { liesOfEveryKind } from '#tests/fakes/lies/every-kind.ts'
import { compare, kindsOf } from './compare.ts'

const other = ['Later they speak of music.', 'And then of the weather.']

describe('a model that lies over words that were said', () => {
  const lies = liesOfEveryKind.filter(({ kind }) => kind !== 'honest')
  const honest = liesOfEveryKind.filter(({ kind }) => kind === 'honest')

  it.each(lies)('is caught in $language: $kind, $text', ({ language, said, text, kind }) => {
    expect(kindsOf(compare(text, { language, said: [said, ...other] }))).toContain(kind)
  })

  it.each(honest)('is not accused in $language: $text', ({ language, said, text }) => {
    expect(compare(text, { language, said: [said, ...other] })).toEqual({
      finding: 'agrees',
      differences: [],
    })
  })
})
