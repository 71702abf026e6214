import { describe, expect, it } from 'vitest'
import type { Sentence } from '#contract/transcripts.ts'
import { coversQuestion } from '#core/retrieval/covers-question.ts'
import { findPassages } from '#core/retrieval/find-passages.ts'
import { readAsSpelled } from '#core/retrieval/match-spellings.ts'
import { namedSpeakers } from '#core/retrieval/read-question.ts'
import { createTranscriptIndex } from '#core/retrieval/transcript-index.ts'
import { sentencesOf } from '../extractive/transcripts.ts'

function spokenBy(...speakers: (string | null)[]): Sentence[] {
  return speakers.map((speaker, index) => ({
    index,
    start: null,
    end: null,
    text: 'Yes.',
    speaker,
    turn: index,
    fragment: false,
  }))
}

const meeting = spokenBy(
  'Project Manager',
  'User Interface',
  'Hon. Mary Ng (Minister of Trade)',
  'Mr. Scott-Hill',
  null,
)
const seminar = spokenBy('Professor C', 'PhD A', 'PhD C', 'Grad E')

describe('namedSpeakers', () => {
  it.each([
    ["What was the project manager's opinion on the budget?", ['Project Manager']],
    ['What did Ng say?', []],
    ['What did Mary Ng say about trade?', ['Hon. Mary Ng (Minister of Trade)']],
    ['What does Scott-Hill propose?', ['Mr. Scott-Hill']],
    ['What did Mary promise?', ['Hon. Mary Ng (Minister of Trade)']],
    ['Did they marry, and what does the user see?', []],
    ['Summarize the interface of the remote control', []],
    ['What was decided?', []],
  ])('%s', (question, speakers) => {
    expect([...namedSpeakers(question, meeting)]).toEqual(speakers)
  })

  it.each([
    ['What did C think about clustering?', ['Professor C', 'PhD C']],
    ['What did PhD C think about clustering?', ['PhD C']],
    ['What did the professor think?', ['Professor C']],
    ['A question about data', []],
    ['What would I change?', []],
  ])('%s', (question, speakers) => {
    expect([...namedSpeakers(question, seminar)]).toEqual(speakers)
  })
})

function indexOf(texts: readonly string[]) {
  const filler = Array.from({ length: 20 }, (_, at) => `The harvest went on as it had in week ${at}.`)
  return createTranscriptIndex(sentencesOf([...filler, ...texts, ...filler]), 'en')
}

describe('a question in other spellings than its transcript', () => {
  it.each([
    ['How big is localStorage?', 'The local store of a browser holds five megabytes.'],
    ['How big is localStorage?', 'The local storage of a browser holds five megabytes.'],
    ['How big is the local storage?', 'In localStorage a browser holds five megabytes.'],
    ['How do I read the RMS?', 'The root mean square tells how far off we are, the root mean square again.'],
    ['What is the root mean squared error?', 'An RMSE of two is good, and an RMSE of nine is not.'],
    ['What does Alastair sell?', 'Then Alasdair sells boats, and so Alasdair is rich.'],
  ])('%s finds: %s', (question, said) => {
    const index = indexOf([said, 'Later Alasdair sold a boat.'])
    expect(findPassages(index, question, 1)[0]?.sentence).toBe(20)
    expect(coversQuestion(index, question)).toBe(true)
  })

  it.each([
    ['How is the background drawn?', 'We go back to the group and ground them.'],
    ['What is the AI for?', 'It was an important and icy road.'],
    ['Who is Pearson?', 'A person came, and the person left.'],
  ])('%s takes nothing for a spelling in: %s', (question, said) => {
    const index = indexOf([said])
    const asked = index.readTerms(question).map(({ stem }) => stem)
    expect(readAsSpelled(index, question)).toEqual({ stems: asked, beside: [] })
  })

  it('finds what an abbreviation stands for beside it', () => {
    const index = indexOf(['The RMS is small.', 'The root mean square of it is three.'])
    expect(readAsSpelled(index, 'What is the RMS?').beside).toEqual(['root', 'squar'])
  })
})
