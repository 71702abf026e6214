import { describe, expect, it } from 'vitest'
import type { Sentence } from '#contract/transcripts.ts'
import { namedSpeakers } from '#core/retrieval/read-question.ts'

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
