import path from 'node:path'
import { z } from 'zod'
import { readJsonLines } from '../read-json-lines.ts'
import { lineKinds } from './line-sources.ts'

const readingSchema = z.strictObject({
  transcript: z.string(),
  kind: z.enum(lineKinds),
  sentence: z.int().nonnegative(),
  makesSense: z.enum(['yes', 'no']),
})
const readingsFile = path.resolve(import.meta.dirname, '../readings/lines.jsonl')

/** Verdicts of the lines that were read by eye, under `kind transcript sentence`. */
export function readLineReadings(): Map<string, 'yes' | 'no'> {
  const readings = readJsonLines(readingsFile).map((line) => readingSchema.parse(line))
  return new Map(
    readings.map((each) => [`${each.kind} ${each.transcript} ${each.sentence}`, each.makesSense]),
  )
}
