import { describe, expect, it } from 'vitest'
import type { Findings } from '#contract/evidence.ts'
import { countIn } from '#evidence/count-in.ts'
import { findingSentences, momentState, stateNote } from '#evidence/describe-line.ts'
import { lineCounts } from '#languages/en/line-counts.ts'

const { countFound, countLines } = countIn(lineCounts)

const findings: Findings = {
  quote: 'exact',
  agreement: 'agrees',
  differences: [],
  check: 'follows',
  deciding: '',
}
const line = { state: 'verified', quote: 'Said.', second: 524, findings, timings: 'exact' } as const
const absent = { ...findings, quote: 'absent' } as const
const differing: Findings = {
  ...findings,
  agreement: 'differs',
  differences: [{ kind: 'number', stated: '25 per cent', said: '70 per cent' }],
  check: 'not-asked',
}

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

  it('says each finding in a sentence of its own', () => {
    expect(findingSentences(line, 'exact')).toEqual([
      'The words are at 8:44.',
      'Nothing that we compare differs.',
      'The checker says that the line follows from them.',
    ])
    expect(findingSentences({ ...line, state: 'differs', findings: differing }, 'exact')).toEqual([
      'The words are at 8:44.',
      'The line says 25 per cent, the video 70 per cent.',
    ])
    const refused = { ...findings, check: 'differs' as const, deciding: 'not one of them' }
    expect(findingSentences({ ...line, state: 'differs', findings: refused }, 'exact').at(-1)).toBe(
      "The checker says that the line doesn't follow: “not one of them”.",
    )
  })

  it('goes with a copied line', () => {
    expect(stateNote({ ...line, state: 'differs', findings: differing })).toBe(
      'differs: 25 per cent / said: 70 per cent',
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
    const { countLines: listed, countFound: found } = countIn({ ...lineCounts, between: '、' })
    expect(listed(lines)).toBe('2 of 3 lines verified、1 differs')
    expect(found(lines, 'video')).toBe('2 of 3 lines found in the video、1 differs')
  })

  it('calls a line unproven where its mark does: an AI made its transcript', () => {
    const unproven = { state: 'not-found', quote: 'Perhaps said.' } as const
    const notFound = { state: 'not-found', quote: '' } as const
    expect(countLines([unproven, unproven])).toBe('2 of 2 lines unproven')
    expect(countLines([unproven, notFound])).toBe('1 of 2 lines not found, 1 unproven')
  })
})

describe('how much of a summary was found', () => {
  const of = (count: number, state: 'verified' | 'words-found' | 'quoted' | 'differs' | 'not-found') =>
    Array.from({ length: count }, () => ({ state, quote: state === 'not-found' ? '' : 'Said.' }))

  it('is said in one phrase where all of it was', () => {
    expect(countFound([...of(9, 'verified'), ...of(4, 'words-found'), ...of(1, 'quoted')], 'video')).toBe(
      '14 lines, all found in the video',
    )
    expect(countFound(of(1, 'verified'), 'transcript')).toBe('1 line, found in the transcript')
  })

  it('names what differs and what is missing, and does not count it as found', () => {
    const lines = [...of(10, 'verified'), ...of(2, 'differs'), ...of(1, 'not-found')]
    expect(countFound(lines, 'video')).toBe('10 of 13 lines found in the video, 2 differ, 1 not found')
    expect(countFound(of(1, 'differs'), 'video')).toBe('0 of 1 line found in the video, 1 differs')
  })

  it('claims nothing of a transcript that an AI made', () => {
    const unproven = { state: 'not-found', quote: 'Perhaps said.' } as const
    expect(countFound([unproven, ...of(2, 'verified')], 'video')).toBe('2 of 3 lines verified, 1 unproven')
  })
})
