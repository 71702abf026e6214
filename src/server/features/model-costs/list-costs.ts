import type { Orm } from '#server/db/database.ts'
import { sumByDayAndModel } from './repo.ts'
import type { DayOfModel } from './repo.ts'
import { startOfDay } from './shares.ts'

/** What language models cost in the last `days` days of UTC, today being one of them, as a table for a terminal. */
export async function listCosts(orm: Orm, days: number, now: number): Promise<string> {
  return presentCosts(await sumByDayAndModel(orm, new Date(startOfDay(now, 1 - days))))
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
