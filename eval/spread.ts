import { readCaptionTranscripts } from './caption-transcripts.ts'
import { meanOf } from './score/bootstrap-macro.ts'
import { fifths, spreadOf } from './spread/spread-of.ts'
import type { Spread } from './spread/spread-of.ts'

/** Prints from which fifth of a video the lines of its summary come, language by language. */

function row(cells: readonly (string | number)[]): void {
  console.log(`| ${cells.join(' | ')} |`)
}

function percent(value: number): string {
  return (100 * value).toFixed(0)
}

function print(name: string, spreads: readonly Spread[]): void {
  const mean = (read: (spread: Spread) => number): string => percent(meanOf(spreads.map(read)))
  row([
    name,
    spreads.length,
    spreads.reduce((sum, { lines }) => sum + lines, 0),
    ...Array.from({ length: fifths }, (_, fifth) => mean(({ shares }) => shares[fifth] ?? 0)),
    mean(({ secondHalf }) => secondHalf),
    percent(Math.max(...spreads.map(({ largest }) => largest))),
  ])
}

const transcripts = await readCaptionTranscripts(process.argv.slice(2))
const spreads = transcripts.map(spreadOf)
const byLanguage = Map.groupBy(spreads, ({ language }) => language)
row(['language', 'files', 'lines', 'first fifth', '2', '3', '4', 'last', 'second half', 'most of any fifth'])
row(Array.from({ length: 10 }, () => '---'))
for (const [language, those] of [...byLanguage].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  print(language, those)
print('all', spreads)
