import type { Agreement, Difference } from '#contract/evidence.ts'
import { compareStatement } from '#evidence/compare-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { sentencesOf } from '#tests/unit/extractive/transcripts.ts'

/** The words said, in sentences, of which the first is quoted unless said. */
export type Said = {
  language?: string
  said: readonly string[]
  quoted?: number
  known?: string
  in?: string
}

/** Compares a line with what is said. */
export function compare(
  line: string,
  { language = 'en', said, quoted = 0, known, in: written }: Said,
): Agreement {
  const index = createEvidenceIndex(sentencesOf(said), language)
  const range = { from: index.firstAt[quoted] ?? 0, to: index.firstAt[quoted + 1] ?? 0 }
  const statement = { text: line, language: written ?? language, ...(known === undefined ? {} : { known }) }
  return compareStatement(index, statement, [range])
}

/** The kinds of what differs. */
export function kindsOf({ differences }: Agreement): Difference['kind'][] {
  return differences.map(({ kind }) => kind)
}
