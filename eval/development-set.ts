import { findRealData, noRealData } from '../scripts/find-real-data.ts'

/** The path of the talks that evaluations run on when none are named. @throws when the real data is absent */
export function requireDevelopmentSet(): string {
  const file = findRealData('eval/dev.jsonl.gz')
  if (file === null) throw new Error(`There are no talks to evaluate: ${noRealData}. Or name a file.`)
  return file
}
