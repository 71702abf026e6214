import { findRealData, noRealData } from '../scripts/find-real-data.ts'

/** The path of the talks that evaluations run on when none are named. @throws when the real data is absent */
export function requireDevelopmentSet(): string {
  return requireTalks('eval/dev.jsonl.gz')
}

/** The path of the talks that the extractive engine is trained on. @throws when the real data is absent */
export function requireTrainingSet(): string {
  return requireTalks('eval/train.jsonl.gz')
}

function requireTalks(name: string): string {
  const file = findRealData(name)
  if (file === null) throw new Error(`There are no talks to evaluate: ${noRealData}. Or name a file.`)
  return file
}
