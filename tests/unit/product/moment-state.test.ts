import { expect, it } from 'vitest'
import { momentState } from '#product/moment-state.ts'

const line = { state: 'verified', quote: 'Said.', second: 524, timings: 'exact' } as const

it.each([
  [line, 'Word for word at 8:44'],
  [{ ...line, timings: 'estimated' } as const, 'Word for word at about 8:44'],
  [{ ...line, state: 'reworded' } as const, 'Close, not exact, at 8:44'],
  [{ ...line, state: 'quoted' } as const, 'Quoted at 8:44'],
  [{ ...line, second: null } as const, 'Word for word'],
  [{ ...line, state: 'unverified', quote: '' } as const, 'Not found in the transcript'],
  [{ ...line, state: 'unverified' } as const, 'From a transcript made by an AI'],
])('the state of a shared line is said in words: %j', (evidence, words) => {
  expect(momentState(evidence)).toBe(words)
})
