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
  [chair, 'That can wait.'],
] as const

function kindsFor(line: string, quoted: number): string[] {
  const sentences = sentencesOf(turns.map(([, text]) => text))
  const named = sentences.map((sentence, at) => ({ ...sentence, speaker: turns[at]?.[0] ?? null }))
  const index = createEvidenceIndex(named, 'en')
  const range = { from: index.firstAt[quoted] ?? 0, to: index.firstAt[quoted + 1] ?? 0 }
  return kindsOf(compareStatement(index, { text: line, language: 'en' }, [range]))
}

it('tells where a line gives words to somebody who does not speak near them', () => {
  expect(kindsFor('Green says that the bridge needs new cables before the winter.', 0)).toEqual(['speaker'])
})

it('lets a line be whose speaker speaks in the quote or beside it', () => {
  expect(kindsFor('Brown says that the bridge needs new cables before the winter.', 0)).toEqual([])
  expect(kindsFor('Green says that he would rather paint the old tower this year.', 4)).toEqual([])
  expect(kindsFor('Brown says that they would rather paint the old tower this year.', 4)).toEqual([])
})
