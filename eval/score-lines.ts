import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { lineScoreSchema } from '#contract/score.ts'
import { findRealData, noRealData } from '../scripts/find-real-data.ts'
import { measureLies, measureStatements } from './score/measure-lines.ts'

/**
 * Measures what the page /score says of lines that are checked by code alone, and writes it to the file that
 * the page is drawn from, or to the file that is named.
 */
const [out = path.join(import.meta.dirname, '../src/web/content/line-score.json')] = process.argv.slice(2)

const score = lineScoreSchema.parse({
  measuredOn: new Date().toISOString().slice(0, 10),
  lies: measureLies({
    questions: requireFile('eval/questions-dev.jsonl.gz'),
    transcripts: requireFile('eval/dev.jsonl.gz'),
  }),
  statements: measureStatements(requireFile('eval/statements-dev.jsonl.gz')),
})
writeFileSync(out, `${JSON.stringify(score, null, 2)}\n`)
console.log(
  `lies not flagged ${score.lies.all.share.mean} %, true lines flagged ${score.lies.honest.share.mean} %, balanced accuracy ${score.statements.balanced.mean}`,
)

function requireFile(name: string): string {
  const file = findRealData(name)
  if (file === null) throw new Error(`${name} is missing: ${noRealData}`)
  return file
}
