import { requireDevelopmentSet } from './development-set.ts'
import { methods } from './methods.ts'
import { readTalks } from './records.ts'
import type { Rouge } from './rouge.ts'
import { enginePlaces, evenPlaces, scoreBoundaries } from './score-boundaries.ts'
import { scoreMethod } from './score-methods.ts'

const columns = ['meetings', 'topics', 'macro'] as const

function row(cells: readonly string[]): void {
  console.log(`| ${cells.join(' | ')} |`)
}

function heading(cells: readonly string[]): void {
  row(cells)
  row(cells.map(() => '---'))
}

function written({ r1, r2, rl, c1 }: Rouge): string {
  return [r1, r2, rl, c1].map((score) => score.toFixed(1)).join(' / ')
}

const [file] = process.argv.slice(2)
const talks = readTalks(file ?? requireDevelopmentSet())

console.log('Summaries: R1 / R2 / RL / c1\n')
heading(['method', ...columns])
for (const [name, method] of Object.entries(methods)) {
  const scores = scoreMethod(method, talks)
  row([name, ...columns.map((column) => written(scores[column]))])
}

console.log('\nSections: F1 of the boundaries, within 90 words\n')
heading(['method', 'meetings', 'podcasts'])
for (const [name, find] of [['even, count known', evenPlaces] as const, ['engine', enginePlaces] as const]) {
  const scores = (['meetings', 'podcasts'] as const).map((group) => scoreBoundaries(find, talks, group))
  row([name, ...scores.map((score) => (Number.isNaN(score) ? 'none marked' : score.toFixed(1)))])
}
