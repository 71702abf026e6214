import type { Interval, Score } from '#contract/score.ts'
import { bootstrapMeans } from '../ask/bootstrap.ts'
import type { Talk } from '../records.ts'
import { enginePlaces, evenPlaces, scoreBoundaries } from '../score-boundaries.ts'
import type { FindPlaces } from '../score-boundaries.ts'
import { roundInterval } from './bootstrap-macro.ts'
import { ours } from './engines/local-engines.ts'

const seed = 20_261_123
const ways: Readonly<Record<string, FindPlaces>> = {
  [ours]: enginePlaces,
  'Even parts, number known': evenPlaces,
}

/** F1 of the sections' boundaries against those that people marked. */
export function measureSections(talks: readonly Talk[]): Score['sections'] {
  return Object.entries(ways).map(([name, find]) => {
    const of = (group: Talk['group']): Interval => {
      const marked = talks.filter((talk) => talk.group === group && talk.boundaries.length > 0)
      const scores = marked.map((talk) => scoreBoundaries(find, [talk], group))
      return roundInterval(bootstrapMeans(scores, seed))
    }
    return { name, meetings: of('meetings'), podcasts: of('podcasts') }
  })
}
