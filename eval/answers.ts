import { requireQuestions } from './ask/ask-data.ts'
import { measureAnswers } from './ask/measure-answers.ts'

/**
 * Measures what is shown of the answers of models that lie, on questions of the development set, and prints a
 * table.
 */

const scripts = [
  'honest',
  'uncited',
  'invented-ids',
  'shifted-ids',
  'altered-numbers',
  'stitched-quotes',
  'inserted-negation',
  'other-transcript',
  'obedient',
] as const
/** Every so many questions; the answers of one model are alike. */
const step = 4

const questions = requireQuestions('dev').filter((_question, position) => position % step === 0)
const transcripts: Parameters<typeof measureAnswers>[2] = new Map()
const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`

console.log(`${questions.length} questions\n`)
console.log(
  '| model | answered | sentences | shown with their words | not found | places | words not there |',
)
console.log('| --- | --- | --- | --- | --- | --- | --- |')
for (const script of scripts) {
  const { answered, written, found, unverified, positions, misplaced } = await measureAnswers(
    script,
    questions,
    transcripts,
  )
  const shares = [
    answered,
    written,
    percent(found, written),
    percent(unverified, written),
    positions,
    misplaced,
  ]
  console.log(`| ${[script, ...shares].join(' | ')} |`)
}
