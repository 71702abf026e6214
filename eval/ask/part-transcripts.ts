import type { AskedTranscript } from './read-questions.ts'

/** A design team of the AMI meetings met four times, a to d. */
const seriesLetter = /(?<=(?:ES|IS|TS)\d{4})[a-d]$/

/** Parts talks into so many folds; all meetings of one team are in one, as no team has meetings in both parts of the data. */
export function partTranscripts(
  transcripts: readonly AskedTranscript[],
  folds: number,
): (transcript: AskedTranscript) => number {
  const series = [...new Set(transcripts.map(seriesOf))]
  const numbers = new Map(series.map((name, at) => [name, at % folds]))
  return (transcript) => numbers.get(seriesOf(transcript)) ?? 0
}

function seriesOf({ id }: AskedTranscript): string {
  return id.replace(seriesLetter, '')
}
