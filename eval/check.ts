import { parseArgs } from 'node:util'
import { measureCheck, quantile } from './check/measure-check.ts'
import type { Measure, Outcome } from './check/measure-check.ts'
import { measureSentences } from './check/measure-sentences.ts'
import { readSpokenTranscripts } from './check/spoken-transcripts.ts'
import { requireDevelopmentSet } from './development-set.ts'

/** The number of times that the check finds what was said, and how often it falls for what was not. */
const { values, positionals } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    each: { type: 'string', default: '10' },
    examples: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})

const transcripts = readSpokenTranscripts(positionals.length > 0 ? positionals : [requireDevelopmentSet()])

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(2)} %`
}

function row(cells: readonly (string | number)[]): void {
  console.log(`| ${cells.join(' | ')} |`)
}

function printExamples({ name, wrong }: Outcome): void {
  if (wrong.length > 0) console.log(`\n${name}`)
  for (const { transcript, given, result } of wrong) {
    console.log(
      `  ${transcript} ${given.source} ${result.state}\n    given: ${given.statement.quote}\n    shown: ${result.quote}`,
    )
  }
}

const measure: Measure = {
  perTranscript: Number(values.each),
  seed: Number(values.seed),
  attempts: 300,
  repeats: 3,
}
const outcomes = [...measureCheck(transcripts, measure), ...measureSentences(transcripts, measure)]
console.log(`${transcripts.length} talks and meetings, seed ${values.seed}\n`)
row([
  'what a model hands in',
  'n',
  'shown',
  'of these word for word',
  'shown at another place',
  'median ms',
  'p99 ms',
])
row(Array.from({ length: 7 }, () => '---'))
for (const { name, cases, shown, verified, misplaced, milliseconds } of outcomes) {
  const times = [0.5, 0.99].map((share) => quantile(milliseconds, share).toFixed(3))
  row([name, cases, percent(shown, cases), percent(verified, shown), percent(misplaced, shown), ...times])
}
const all = outcomes.flatMap(({ milliseconds }) => milliseconds)
console.log(
  `\nAll ${all.length}: median ${quantile(all, 0.5).toFixed(3)} ms, p99 ${quantile(all, 0.99).toFixed(3)} ms`,
)
if (values.examples) for (const outcome of outcomes) printExamples(outcome)
