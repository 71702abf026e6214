import { describe, expect, it } from 'vitest'
import type { CheckState, Findings } from '#contract/evidence.ts'
import { countIn } from '#export/count-in.ts'
import { findingSentences, momentState, stateNote } from '#export/describe-line.ts'
import { lineCounts } from '#languages/en/line-counts.ts'
import { compareIn } from '#web/text/compare-words.ts'

const { headCounts, countLines } = countIn(lineCounts)

const findings: Findings = {
  quote: 'exact',
  agreement: 'agrees',
  differences: [],
  check: 'follows',
  deciding: '',
}
const line = {
  state: 'verified',
  text: 'In 1961 Kennedy named the moon a goal.',
  quote: 'It was 1961 when President Kennedy set a goal, the moon.',
  second: 524,
  findings,
  timings: 'exact',
} as const
const source = {
  timings: 'exact',
  checkedBy: 'Checked by Gemini.',
  discounted: 'It missed planted errors.',
  compare: compareIn('en'),
} as const
const absent = { ...findings, quote: 'absent' } as const
const differing: Findings = {
  ...findings,
  agreement: 'differs',
  differences: [{ kind: 'number', stated: '25 per cent', said: '70 per cent' }],
  check: 'not-asked',
}
const blank = { text: 'A line.', sentence: 0, second: 0, findings, paragraph: 0, more: [] }

describe('the state of a line in words', () => {
  it.each([
    [line, 'Verified at 8:44'],
    [{ ...line, timings: 'estimated' as const }, 'Verified at about 8:44'],
    [{ ...line, second: null, timings: 'none' as const }, 'Verified'],
    [{ ...line, state: 'words-found' as const }, 'Words found at 8:44'],
    [{ ...line, state: 'differs' as const }, 'Differs from what is said at 8:44'],
    [{ ...line, state: 'quoted' as const }, 'Quoted at 8:44'],
    [{ ...line, state: 'not-found' as const, quote: '', findings: absent }, 'Not found in the transcript'],
    [{ ...line, state: 'not-found' as const, findings: absent }, 'From a transcript made by an AI'],
  ])('has its time where there is one: %#', (given, words) => {
    expect(momentState(given)).toBe(words)
  })

  it('says each finding in a sentence of its own: where, what was compared, who checked', () => {
    expect(findingSentences(line, source)).toEqual([
      'The words are at 8:44.',
      'Code found the same in line and words: 1 number, 1 name, and 3 of 4 longer words.',
      'The model that checks lines says that this one follows from them.',
      'Checked by Gemini.',
    ])
    expect(findingSentences(line, { ...source, checkedBy: null })).toHaveLength(3)
    const unclear = { ...line, findings: { ...findings, agreement: 'unclear' as const } }
    expect(findingSentences(unclear, source)[1]).toBe("Code didn't find all of the line in these words.")
  })

  it('says of a verdict that it counts for nothing where the checker missed planted errors', () => {
    const worthless = { ...findings, worth: 'none' as const }
    expect(findingSentences({ ...line, state: 'words-found', findings: worthless }, source).at(-2)).toBe(
      'It missed planted errors.',
    )
  })

  it('claims no comparison where nothing was compared, and counts no names where all nouns have capitals', () => {
    const other = { ...line, text: 'Das Ziel war der Mond.', quote: 'The goal, the moon.' }
    const [, compared] = findingSentences(other, source)
    expect(compared).toBe("Code didn't find all of the line in these words.")
    const german = { ...line, text: 'Für den Mond ist ein Ziel da.', quote: 'Ein Ziel ist der Mond.' }
    expect(findingSentences(german, { ...source, compare: compareIn('de') })[1]).not.toContain('name')
  })

  it('begins with what refutes the line', () => {
    expect(findingSentences({ ...line, state: 'differs', findings: differing }, source)).toEqual([
      'The line says 25 per cent; the video says 70 per cent.',
      'The words are at 8:44.',
    ])
    const refused = { ...findings, check: 'differs' as const, deciding: 'not one of them' }
    expect(findingSentences({ ...line, state: 'differs', findings: refused }, source)).toEqual([
      "The model that checks lines says that this one doesn't follow: “not one of them”.",
      'Checked by Gemini.',
      'The words are at 8:44.',
    ])
  })

  it('goes with a copied line', () => {
    expect(stateNote({ ...line, state: 'differs', findings: differing })).toBe(
      'differs: 25 per cent / said: 70 per cent',
    )
    expect(stateNote({ ...line, state: 'quoted', corrected: { heard: 'We use wispr.' } })).toBe(
      'quoted, corrected, heard as “We use wispr.”',
    )
  })
})

describe('the count of lines', () => {
  it('names every state that there is, the best first', () => {
    const of = (count: number, state: 'verified' | 'words-found' | 'differs') =>
      Array.from({ length: count }, () => ({ state, quote: 'Said.' }))
    expect(countLines([...of(2, 'differs'), ...of(41, 'verified'), ...of(5, 'words-found')])).toBe(
      '41 of 48 lines verified, 5 with words found, 2 differ',
    )
    expect(countLines(of(1, 'differs'))).toBe('1 of 1 line differs')
    const { countLines: countWithComma } = countIn({ ...lineCounts, between: '، ' })
    expect(countWithComma([...of(1, 'differs'), ...of(1, 'verified')])).toBe(
      '1 of 2 lines verified، 1 differs',
    )
  })

  it('has between its states what a language puts there', () => {
    const lines = (['differs', 'verified', 'verified'] as const).map((state) => ({ state, quote: 'Said.' }))
    const { countLines: listed } = countIn({ ...lineCounts, between: '、' })
    expect(listed(lines)).toBe('2 of 3 lines verified、1 differs')
  })

  it('calls a line unproven where its mark does: an AI made its transcript', () => {
    const unproven = { state: 'not-found', quote: 'Perhaps said.' } as const
    const notFound = { state: 'not-found', quote: '' } as const
    expect(countLines([unproven, unproven])).toBe('2 of 2 lines unproven')
    expect(countLines([unproven, notFound])).toBe('1 of 2 lines not found, 1 unproven')
  })
})

describe('the head of a summary', () => {
  const of = (count: number, state: CheckState) =>
    Array.from({ length: count }, () => ({ state, quote: state === 'not-found' ? '' : 'Said.' }))
  const head = (lines: readonly ReturnType<typeof of>[number][], engine: 'model' | 'extractive' = 'model') =>
    headCounts({
      engine: { kind: engine, name: 'any', version: '1' },
      videoId: 'WZyRbnpGyzQ',
      gistSentence: null,
      insights: [],
      // The counts look at nothing else of a sentence.
      summarySentences: lines.map((each) => ({ ...blank, ...each })),
    }).map(({ state, text }) => `${state}: ${text}`)

  it('counts what is verified first, never words that were merely found', () => {
    expect(head([...of(9, 'verified'), ...of(4, 'words-found'), ...of(1, 'quoted')])).toEqual([
      'verified: 9 of 14 lines verified',
      'words-found: 5 with words found',
    ])
    expect(head(of(2, 'words-found'))).toEqual([
      'verified: 0 of 2 lines verified',
      'words-found: 2 with words found',
    ])
  })

  it('names what differs and what is missing', () => {
    expect(head([...of(10, 'verified'), ...of(2, 'differs'), ...of(1, 'not-found')])).toEqual([
      'verified: 10 of 13 lines verified',
      'differs: 2 differ',
      'not-found: 1 not found',
    ])
  })

  it('says of quoted sentences that they are, and claims nothing of a transcript that an AI made', () => {
    expect(head(of(3, 'quoted'), 'extractive')).toEqual(['quoted: Every line is quoted from the video'])
    const unproven = { state: 'not-found', quote: 'Perhaps said.' } as const
    expect(head([unproven, ...of(2, 'verified')])).toEqual(['not-found: 2 of 3 lines verified, 1 unproven'])
    expect(head([])).toEqual([])
  })
})
