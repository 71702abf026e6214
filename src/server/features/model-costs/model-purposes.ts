import type { ModelPurpose } from '#core/writing/language-model.ts'
import type { Db } from '#server/db/database.ts'
import { startOfDay } from './model-shares.ts'
import { sumByDayAndModel } from './repo.ts'
import type { DayOfModel } from './repo.ts'

/** The way one purpose of a model is counted. */
type PurposeRule = {
  what: string
  /** The allowance of the plan that it takes, and when; or why it takes none. */
  counts: string
}

/** Counted with the work that it is a part of. */
const withSummary = 'With the summary that it is a part of'
const withAnswer = 'With the answer that it is a part of'

/**
 * Every purpose that a model is asked for and how it is counted: the one table of it. Each call, whatever its
 * purpose, takes the share of the costs of a day of its payers before it is made (`model-budget.ts`).
 */
export const purposeRules: Readonly<Record<ModelPurpose, PurposeRule>> = {
  summary: {
    what: 'The summary of a video that is read whole',
    counts: 'One summary for each person who asked, once they get it; a summary of the store counts alike',
  },
  'summary-part': { what: 'Notes on one part of a long video', counts: withSummary },
  'summary-merge': { what: 'The summary out of the notes on all parts', counts: withSummary },
  'summary-repair': {
    what: 'Sentences without a place, or in another language, once more',
    counts: withSummary,
  },
  answer: {
    what: 'The answer to a question',
    counts:
      'One question once the answer is stored; the stored answer counts nothing, nor does one that no model gave',
  },
  'answer-repair': { what: 'Sentences of an answer once more', counts: withAnswer },
  overview: {
    what: 'The overview of a collection out of the checked lines of its summaries, with what is asked again for it',
    counts:
      'None of its own: it is written once when the collection ends, out of summaries that counted; again where its owner asks for it after a change, at most ten times a day',
  },
  translation: {
    what: 'The lines of a transcript in another language, with what is asked again for it',
    counts:
      'One translation of the person who started it, unless it fails; what is stored counts nothing for the next reader',
  },
  transcript: {
    what: 'A transcript that a model writes down, where YouTube gives none',
    counts:
      'None of its own: it is stored for everybody, and made once; its cost is limited by the share alone',
  },
  recording: {
    what: 'A piece of sound that the recognizer writes down, where its price is set',
    counts: 'The minutes of sound of its owner, once it was heard; its cost takes the share of sound as well',
  },
  check: {
    what: 'Whether a statement says what its quote says',
    counts: withSummary,
  },
}

/** The callers of models that have no row of their own and take no share, with the reason. */
export const uncountedUses: readonly { what: string; why: string }[] = [
  {
    what: '`npm run canary`',
    why: 'The operator runs it by hand, in a process without a database, for one video',
  },
  { what: '`npm run eval`', why: 'A program of the developer, which is not in what is deployed' },
]

/** The costs of models in the last `days` days of UTC, today included, as a table for a terminal. */
export async function listCosts(db: Db, days: number, now: number): Promise<string> {
  return presentCosts(await sumByDayAndModel(db, new Date(startOfDay(now, 1 - days))))
}

const heads = ['day', 'model', 'calls', 'failed', 'tokens in', 'tokens out', 'dollars']
const firstNumber = 2

/** The costs as a table for a terminal, with a last line for the total. */
function presentCosts(rows: readonly DayOfModel[]): string {
  if (rows.length === 0) return 'No language model was called on these days.'
  const lines = [heads, ...rows.map(lineOf), lineOf({ ...totalOf(rows), day: 'all', model: '' })]
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines.map((line) => writeLine(line, widths)).join('\n')
}

function lineOf(row: DayOfModel): string[] {
  const { day, model, calls, failures, inputTokens, outputTokens, costMicroUsd } = row
  const numbers = [calls, failures, inputTokens, outputTokens].map(String)
  return [day, model, ...numbers, costMicroUsd === null ? 'unknown' : (costMicroUsd / 1_000_000).toFixed(4)]
}

function writeLine(line: readonly string[], widths: readonly number[]): string {
  const cells = line.map((text, column) => {
    const width = widths[column] ?? 0
    return column < firstNumber ? text.padEnd(width) : text.padStart(width)
  })
  return cells.join('  ').trimEnd()
}

/** The sums; unknown costs add nothing, and the sum is unknown only when all costs are. */
function totalOf(rows: readonly DayOfModel[]): DayOfModel {
  return rows.reduce((sum, row) => ({
    ...sum,
    calls: sum.calls + row.calls,
    failures: sum.failures + row.failures,
    inputTokens: sum.inputTokens + row.inputTokens,
    outputTokens: sum.outputTokens + row.outputTokens,
    costMicroUsd: sum.costMicroUsd === null ? row.costMicroUsd : sum.costMicroUsd + (row.costMicroUsd ?? 0),
  }))
}
