import type { Interval } from '#contract/score.ts'
import { requireDevelopmentSet } from './development-set.ts'
import { methods } from './methods.ts'
import type { Method } from './methods.ts'
import { readTranscripts } from './records.ts'
import type { Transcript } from './records.ts'
import type { Rouge } from './rouge.ts'
import { enginePositions, evenPositions, scoreBoundaries } from './score-boundaries.ts'
import { groups, scoreMethod, scoreTranscripts } from './score-methods.ts'
import { bootstrapMacro } from './score/bootstrap-macro.ts'

/**
 * By how much one method is above another, talk by talk, macro and in percent, with the 95 % interval over
 * the transcripts.
 */
function compareMethods(
  [method, rival]: readonly [Method, Method],
  transcripts: readonly Transcript[],
): { r1: Interval; c1: Interval } {
  const rivals = scoreTranscripts(rival, transcripts)
  const scores = scoreTranscripts(method, transcripts)
  const differences = (key: 'r1' | 'c1'): Interval =>
    bootstrapMacro(
      groups.map((group) =>
        scores.flatMap((each, at) =>
          each.group === group ? [each.score[key] - (rivals[at]?.score[key] ?? 0)] : [],
        ),
      ),
    )
  return { r1: differences('r1'), c1: differences('c1') }
}

const columns = ['meetings', 'topics', 'macro'] as const

function row(cells: readonly string[]): void {
  console.log(`| ${cells.join(' | ')} |`)
}

function heading(cells: readonly string[]): void {
  row(cells)
  row(cells.map(() => '---'))
}

function written({ r1, r2, rl, c1 }: Rouge): string {
  return Number.isNaN(r1) ? 'no talk' : [r1, r2, rl, c1].map((score) => score.toFixed(1)).join(' / ')
}

function interval({ mean, low, high }: Interval): string {
  return `${mean.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`
}

const [file] = process.argv.slice(2)
const transcripts = readTranscripts(file ?? requireDevelopmentSet())

console.log('Summaries: R1 / R2 / RL / c1\n')
heading(['method', ...columns])
for (const [name, method] of Object.entries(methods)) {
  const scores = scoreMethod(method, transcripts)
  row([name, ...columns.map((column) => written(scores[column]))])
}

console.log('\nThe engine above others, macro, talk by talk, with 95 % intervals\n')
heading(['above', 'R1', 'c1'])
for (const rival of ['TextRank', 'TextRank, tidied', 'lead'] as const) {
  const { r1, c1 } = compareMethods([methods.engine, methods[rival]], transcripts)
  row([rival, interval(r1), interval(c1)])
}

console.log('\nSections: F1 of the boundaries, within 90 words\n')
heading(['method', 'meetings', 'podcasts'])
for (const [name, find] of [
  ['even, count known', evenPositions] as const,
  ['engine', enginePositions] as const,
]) {
  const scores = (['meetings', 'podcasts'] as const).map((group) => scoreBoundaries(find, transcripts, group))
  row([name, ...scores.map((score) => (Number.isNaN(score) ? 'none marked' : score.toFixed(1)))])
}
