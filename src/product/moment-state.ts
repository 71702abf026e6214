import { clockTime } from './times.ts'

type Evidence = {
  state: 'verified' | 'reworded' | 'unverified' | 'quoted'
  quote: string
  second: number | null
  timings: 'exact' | 'estimated' | 'none'
}

const words = {
  verified: 'Word for word',
  reworded: 'Close, not exact',
  quoted: 'Quoted',
} as const

/** The state of a shared line in words, with its time where it has one: `Word for word at 8:44`. */
export function momentState({ state, quote, second, timings }: Evidence): string {
  if (state === 'unverified') {
    return quote === '' ? 'Not found in the transcript' : 'From a transcript made by an AI'
  }
  const time = second === null ? '' : ` at ${timings === 'estimated' ? 'about ' : ''}${clockTime(second)}`
  return `${words[state]}${state === 'reworded' && time !== '' ? ',' : ''}${time}`
}
