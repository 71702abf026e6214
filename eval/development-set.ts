import { findRealData, noRealData } from '../scripts/find-real-data.ts'

/**
 * The path of the transcripts that evaluations run on when none are named. @throws when the real data is
 * absent
 */
export function requireDevelopmentSet(): string {
  return requireTranscripts('eval/dev.jsonl.gz')
}

/**
 * The path of the transcripts that the extractive engine is trained on. @throws when the real data is absent
 */
export function requireTrainingSet(): string {
  return requireTranscripts('eval/train.jsonl.gz')
}

function requireTranscripts(name: string): string {
  const file = findRealData(name)
  if (file === null) throw new Error(`There are no talks to evaluate: ${noRealData}. Or name a file.`)
  return file
}
