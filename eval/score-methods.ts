import type { Method } from './methods.ts'
import type { Transcript } from './records.ts'
import { rouge } from './rouge.ts'
import type { Rouge } from './rouge.ts'

/** The kinds of speech that have summaries by people. */
export const groups = ['meetings', 'topics'] as const
type Group = (typeof groups)[number]

/**
 * Mean scores of one method in percent; `macro` is the mean over the kinds of speech that there are talks of.
 */
export type Scores = Record<Group | 'macro', Rouge>

function mean(scores: readonly Rouge[]): Rouge {
  const of = (key: keyof Rouge): number => scores.reduce((sum, each) => sum + each[key], 0) / scores.length
  return { r1: of('r1'), r2: of('r2'), rl: of('rl'), c1: of('c1') }
}

function percent(score: Rouge): Rouge {
  return { r1: 100 * score.r1, r2: 100 * score.r2, rl: 100 * score.rl, c1: 100 * score.c1 }
}

/** The scores of one summary in percent. */
export type TranscriptScore = { group: Transcript['group']; score: Rouge }

/** Scores a method on each transcript that has a summary by a person. */
export function scoreTranscripts(method: Method, transcripts: readonly Transcript[]): TranscriptScore[] {
  return transcripts
    .filter(({ group }) => group !== 'podcasts')
    .map((transcript) => ({
      group: transcript.group,
      score: percent(rouge(transcript.reference, method(transcript))),
    }))
}

/** Scores a method on all transcripts that have a summary by a person. */
export function scoreMethod(method: Method, transcripts: readonly Transcript[]): Scores {
  const scored = scoreTranscripts(method, transcripts)
  const meanOf = (group: Group): Rouge =>
    mean(scored.filter((each) => each.group === group).map(({ score }) => score))
  const present = groups.filter((group) => scored.some((each) => each.group === group))
  const byGroup = { meetings: meanOf('meetings'), topics: meanOf('topics') }
  return { ...byGroup, macro: mean(present.map((group) => byGroup[group])) }
}
