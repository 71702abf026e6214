import { expect, it } from 'vitest'
import { compareStatement } from '#evidence/compare-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { sentencesOf } from '#tests/unit/extractive/transcripts.ts'
import { kindsOf } from './compare.ts'

const chair = 'Ada Brown (Chair)'
const painter = 'Carl Green'
const turns = [
  [chair, 'The bridge needs new cables before the winter.'],
  [chair, 'We go on.'],
  [chair, 'We have an hour.'],
  [chair, 'Who else?'],
  [painter, 'I would rather paint the old tower this year.'],
  [chair, 'That tower can wait.'],
  [painter, 'It has waited for years.'],
  [chair, 'Then we vote on the market hall.'],
] as const

function kindsFor(line: string, quoted: number): string[] {
  const sentences = sentencesOf(turns.map(([, text]) => text))
  const named = sentences.map((sentence, at) => ({ ...sentence, speaker: turns[at]?.[0] ?? null }))
  const index = createEvidenceIndex(named, 'en')
  const range = { from: index.firstAt[quoted] ?? 0, to: index.firstAt[quoted + 1] ?? 0 }
  return kindsOf(compareStatement(index, { text: line, language: 'en' }, [range]))
}

it('the comparison tells where a line gives words to a person who does not speak near them', () => {
  expect(kindsFor('Green says that the bridge needs new cables before the winter.', 0)).toEqual(['speaker'])
})

it('the comparison tells where the named speaker only says something else beside the quote', () => {
  expect(kindsFor('Green says that we vote on the market hall.', 7)).toEqual(['speaker'])
  expect(kindsFor('Brown says that they would rather paint the old tower this year.', 4)).toEqual(['speaker'])
})

it('the comparison knows a speaker whose name stands with a role at first and without it later', () => {
  const sentences = sentencesOf(['We sold the old ferry.', 'The harbor needs a new crane by the spring.'])
  const speakers = ['Dora White (Pilot)', 'Emil Stone (Mayor)']
  const later = sentencesOf(['Let us hear the mayor.', 'That is all.']).map((sentence, at) => ({
    ...sentence,
    index: at + 2,
    speaker: ['Dora White', 'Emil Stone'][at] ?? null,
  }))
  const named = sentences.map((sentence, at) => ({ ...sentence, speaker: speakers[at] ?? null }))
  const index = createEvidenceIndex([...named, ...later], 'en')
  const range = { from: index.firstAt[1] ?? 0, to: index.firstAt[2] ?? 0 }
  const kinds = (text: string) => kindsOf(compareStatement(index, { text, language: 'en' }, [range]))
  expect(kinds('White says that the harbor needs a new crane by the spring.')).toEqual(['speaker'])
  expect(kinds('Stone says that the harbor needs a new crane by the spring.')).toEqual([])
})

it('the comparison lets a line be whose speaker speaks in the quote or beside it', () => {
  expect(kindsFor('Brown says that the bridge needs new cables before the winter.', 0)).toEqual([])
  expect(kindsFor('Green says that he would rather paint the old tower this year.', 4)).toEqual([])
  expect(kindsFor('Brown says that the old tower can wait this year.', 4)).toEqual([])
})
