import type { Interval } from '#contract/score.ts'
import { measureCheck } from '../check/measure-check.ts'
import type { Outcome } from '../check/measure-check.ts'
import { measureSentences } from '../check/measure-sentences.ts'
import { readSpokenTranscripts } from '../check/spoken-transcripts.ts'
import { roundInterval } from './bootstrap-macro.ts'
import type { MeasuredChecking } from './measured.ts'

/** As in `npm run eval -- check`, so that both give the same figures. */
const measure = { perTranscript: 10, seed: 1, attempts: 300, repeats: 3 }

/** The number of times that quotes that were said are shown as evidence, and those that were not. */
export function measureChecking(file: string): MeasuredChecking {
  const transcripts = readSpokenTranscripts([file])
  const outcomes = [...measureCheck(transcripts, measure), ...measureSentences(transcripts, measure)]
  return {
    quotes: outcomes.reduce((sum, { cases }) => sum + cases, 0),
    kinds: outcomes.map(({ name, honest, cases, shown }: Outcome) => ({
      name,
      isHonest: honest,
      cases,
      shown: shareInterval(shown, cases),
    })),
  }
}

/** A share in percent with its 95 % interval by Wilson, which also holds where nothing or all was shown. */
export function shareInterval(count: number, all: number): Interval {
  const z = 1.96
  const share = count / all
  const middle = (share + z ** 2 / (2 * all)) / (1 + z ** 2 / all)
  const half = (z / (1 + z ** 2 / all)) * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2))
  return roundInterval({
    mean: 100 * share,
    low: 100 * Math.max(0, middle - half),
    high: 100 * Math.min(1, middle + half),
  })
}
