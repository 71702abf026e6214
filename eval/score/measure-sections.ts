import type { Interval, Score } from '#contract/score.ts'
import { bootstrapMeans } from '../ask/bootstrap.ts'
import type { Transcript } from '../records.ts'
import { enginePositions, evenPositions, scoreBoundaries } from '../score-boundaries.ts'
import type { FindPositions } from '../score-boundaries.ts'
import { roundInterval } from './bootstrap-macro.ts'
import { ours } from './engines/local-engines.ts'

const seed = 20_261_123
const ways: Readonly<Record<string, FindPositions>> = {
  [ours]: enginePositions,
  'Even parts, number known': evenPositions,
}

/** F1 of the sections' boundaries against those that people marked. */
export function measureSections(transcripts: readonly Transcript[]): Score['sections'] {
  return Object.entries(ways).map(([name, find]) => {
    const of = (group: Transcript['group']): Interval => {
      const marked = transcripts.filter(
        (transcript) => transcript.group === group && transcript.boundaries.length > 0,
      )
      const scores = marked.map((transcript) => scoreBoundaries(find, [transcript], group))
      return roundInterval(bootstrapMeans(scores, seed))
    }
    return { name, meetings: of('meetings'), podcasts: of('podcasts') }
  })
}
