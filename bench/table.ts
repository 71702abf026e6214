import { z } from 'zod'
import { markdownTable } from './markdown-table.ts'

const rowSchema = z.object({
  what: z.string(),
  measured: z.string(),
  /**
   * The reference that it was measured beside in the same run, with its figure; empty where there is nothing
   * of the kind.
   */
  beside: z.string(),
  /** The measured figure divided by that. */
  ratio: z.number().nullable(),
  wanted: z.string(),
})

/** One line of the table of measurements. */
export type BenchRow = z.infer<typeof rowSchema>

type Given = Pick<BenchRow, 'what' | 'measured'> & Partial<BenchRow>

/** Prints a measurement and, where `bench/run.ts` runs this program, gives it to its table. */
export function report(given: Given): void {
  const row: BenchRow = { beside: '', ratio: null, wanted: '', ...given }
  const reference = row.beside === '' ? '' : `, beside ${row.beside}: ${ratioText(row)}`
  const wanted = row.wanted === '' ? '' : ` (wanted: ${row.wanted})`
  console.log(`${row.what}: ${row.measured}${reference}${wanted}`)
  process.send?.(row)
}

/** A row as a program sent it. @throws ZodError for anything else */
export function readRow(message: unknown): BenchRow {
  return rowSchema.parse(message)
}

function ratioText({ ratio }: BenchRow): string {
  return ratio === null ? '' : ratio.toPrecision(3)
}

const heads = ['program', 'what', 'measured', 'beside', 'ratio', 'wanted']

/** All measurements as a table in Markdown, in the order in which they came. */
export function tableOf(rows: readonly (BenchRow & { program: string })[]): string {
  const lines = rows.map((row) => [
    row.program,
    row.what,
    row.measured,
    row.beside,
    ratioText(row),
    row.wanted,
  ])
  return markdownTable(heads, lines)
}

/** The value below which that share of the samples lies. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
