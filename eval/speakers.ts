import { casts, ways } from '#tests/unit/captions/ways-to-name.ts'
import { readNamedTranscripts } from './speakers/named-transcripts.ts'
import { scoreLabels } from './speakers/score-labels.ts'
import type { KnownTurn, LabelScore } from './speakers/score-labels.ts'

/**
 * Writes transcripts whose speakers are known in each way of naming who speaks, and counts what the product
 * reads.
 */

const invented = Object.values(casts).map(({ names, texts }): KnownTurn[] =>
  texts.map((text, i) => ({ speaker: names[i % 2] ?? '', text })),
)
const transcripts = readNamedTranscripts()
const kinds = new Map<string, KnownTurn[][]>([['invented, four casts', invented]])
for (const { kind, turns } of transcripts) kinds.set(kind, [...(kinds.get(kind) ?? []), turns])

function sum(scores: readonly LabelScore[]): LabelScore {
  const of = (key: keyof LabelScore): number => scores.reduce((all, each) => all + each[key], 0)
  return { words: of('words'), right: of('right'), lost: of('lost'), added: of('added') }
}

function cell({ words, right, lost, added }: LabelScore): string {
  return `${((100 * right) / words).toFixed(1)} / ${lost} / ${added}`
}

function row(cells: readonly string[]): void {
  console.log(`| ${cells.join(' | ')} |`)
}

console.log('Percent of the words that the right speaker has / words lost / words too many\n')
row(['way', ...[...kinds].map(([kind, { length }]) => `${kind} (${length})`)])
row(['---', ...[...kinds].map(() => '---')])
const all = new Map<string, LabelScore[]>()
for (const [name, way] of Object.entries(ways)) {
  const cells = [...kinds].map(([kind, those]) => {
    const score = sum(those.map((turns) => scoreLabels(turns, way)))
    all.set(kind, [...(all.get(kind) ?? []), score])
    return cell(score)
  })
  row([name, ...cells])
}
row(['all', ...[...all.values()].map((scores) => cell(sum(scores)))])
