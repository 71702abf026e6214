import type { AskedTalk } from './read-questions.ts'

/** A design team of the AMI meetings met four times, a to d. */
const seriesLetter = /(?<=(?:ES|IS|TS)\d{4})[a-d]$/

/** Parts talks into so many folds; all meetings of one team are in one, as no team has meetings in both parts of the data. */
export function partTalks(talks: readonly AskedTalk[], folds: number): (talk: AskedTalk) => number {
  const series = [...new Set(talks.map(seriesOf))]
  const numbers = new Map(series.map((name, at) => [name, at % folds]))
  return (talk) => numbers.get(seriesOf(talk)) ?? 0
}

function seriesOf({ id }: AskedTalk): string {
  return id.replace(seriesLetter, '')
}
