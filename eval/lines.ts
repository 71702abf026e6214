import { chooseInsights, chooseSummary } from '#core/extractive/choose-summary.ts'
import { readCandidates } from '#core/extractive/extract-summary.ts'
import type { Unit } from '#core/extractive/read-units.ts'
import { findHosts, recogniseKind } from '#core/kinds/recognise-kind.ts'
import { languageOf } from '#core/languages/language-of.ts'
import { readLineReadings } from './lines/line-readings.ts'
import { readLineSources } from './lines/line-sources.ts'
import type { LineSource } from './lines/line-sources.ts'

/**
 * Counts the lines of summaries that make sense alone, as they were read by eye; `--texts` prints those that
 * are not read yet, which are stored by transcript and sentence, since the words are not ours. Then how well
 * the readability of lines tells them apart.
 */

const known = readLineReadings()

const english = languageOf('en')
const summaryWords = 100
const insightsEach = 5

type Count = { yes: number; no: number; unread: number }

function makesSense({ kind, transcript }: LineSource, { sentence }: Unit): keyof Count {
  return known.get(`${kind} ${transcript} ${sentence.index}`) ?? 'unread'
}

function add(counts: Map<string, Count>, name: string, read: keyof Count): void {
  const count = counts.get(name) ?? { yes: 0, no: 0, unread: 0 }
  count[read] += 1
  counts.set(name, count)
}

function print(title: string, counts: ReadonlyMap<string, Count>): void {
  console.log(`\n| ${title} | makes sense | not | not read | % |\n| --- | --- | --- | --- | --- |`)
  for (const [name, { yes, no, unread }] of counts) {
    console.log(
      `| ${name} | ${yes} | ${no} | ${unread} | ${((100 * yes) / Math.max(1, yes + no)).toFixed(0)} |`,
    )
  }
}

const shownCounts = new Map<string, Count>()
const insightCounts = new Map<string, Count>()
const clearLines = new Map<string, { readability: number; read: keyof Count }[]>()

for (const source of await readLineSources()) {
  const candidates = readCandidates(source.sentences, english, [])
  const summary = chooseSummary(candidates, summaryWords)
  const hosts = findHosts(source.sentences, recogniseKind(source.sentences, 'en').kind)
  const insights = chooseInsights(candidates, summary, insightsEach, hosts)
  const speech = source.kind.split(' ').at(-1) ?? ''
  for (const { unit } of candidates) {
    const read = makesSense(source, unit)
    if (read === 'unread' || unit.leans) continue
    clearLines.set(speech, [...(clearLines.get(speech) ?? []), { readability: unit.readability, read }])
  }
  if (source.kind.startsWith('candidate')) continue
  const shown = source.kind.startsWith('unseen') ? insights : [...summary, ...insights]
  for (const unit of shown) {
    const read = makesSense(source, unit)
    add(shownCounts, source.kind, read)
    if (insights.includes(unit)) add(insightCounts, source.kind, read)
    if (read === 'unread' && process.argv.includes('--texts')) {
      const { transcript, kind } = source
      console.log(JSON.stringify({ transcript, kind, sentence: unit.sentence.index, text: unit.text }))
    }
  }
}
print('lines', shownCounts)
print('insights', insightCounts)

const thirds = new Map<string, Count>()
for (const [speech, lines] of clearLines) {
  const ordered = lines.toSorted((one, other) => other.readability - one.readability)
  for (const [at, { read }] of ordered.entries()) {
    add(thirds, `${speech}, third ${1 + Math.floor((3 * at) / ordered.length)} by readability`, read)
  }
}
print('clear lines that were read', thirds)
