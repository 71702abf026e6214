import type { Insight } from '#contract/evidence.ts'
import type { Summary } from '#contract/summary.ts'
import type { lineCounts } from '#languages/en/line-counts.ts'
import { isUnproven } from './describe-in.ts'
import { allLines } from './line-state.ts'

type Counted = Pick<Insight, 'state' | 'quote'>
type Described = Pick<Summary, 'engine' | 'gistSentence' | 'summarySentences' | 'insights' | 'videoId'>
type Source = 'transcript' | 'video'

/** The words of a language; these are the English ones. */
type Words = typeof lineCounts

/** The functions that count lines in the words of a language. */
export function countIn(words: Words) {
  return {
    /**
     * The number of lines in each state: `41 of 48 lines verified, 5 with words found, 2 differ`. States that
     * no line has are left out.
     */
    countLines: (lines: readonly Counted[]) => countLines(words, lines, 'line'),
    /**
     * The number of insights in each state. A transcript by a language model proves nothing, although its
     * statements have quotes.
     */
    countInsights: (insights: readonly Counted[]) => countInsights(words, insights),
    /**
     * The number of lines whose words were found, for a reader who asks for no more: `14 lines, all found in
     * the video`, or `12 of 14 lines found in the video, 1 differs, 1 not found`.
     */
    countFound: (lines: readonly Counted[], source: Source) => countFound(words, lines, source),
    /** The number of a summary's lines that were found; empty where its sentences were never checked. */
    linesFound: (summary: Described) => linesFound(words, summary),
  }
}

const states = ['verified', 'words-found', 'quoted', 'differs', 'not-found', 'unproven', 'checking'] as const

function countLines(words: Words, lines: readonly Counted[], kind: 'line' | 'insight'): string {
  const counts = countStates(lines).map(({ state, count }, position) =>
    position === 0 ? words.first(state, count, lines.length, kind) : words.further(state, count),
  )
  return counts.join(words.between)
}

function countStates(lines: readonly Counted[]) {
  const counts = Map.groupBy(lines, (line) => (isUnproven(line) ? 'unproven' : line.state))
  return states.flatMap((state) => {
    const count = counts.get(state)?.length ?? 0
    return count === 0 ? [] : [{ state, count }]
  })
}

function countInsights(words: Words, insights: readonly Counted[]): string {
  const isFound = insights.some(({ state }) => state !== 'not-found')
  if (!isFound && insights.some(isUnproven)) return words.transcribedByAI
  if (insights.every(({ state }) => state === 'quoted')) return words.ownWords(insights.length)
  return countLines(words, insights, 'insight')
}

function countFound(words: Words, lines: readonly Counted[], source: Source): string {
  // A transcript by a language model proves nothing.
  if (lines.some(isUnproven)) return countLines(words, lines, 'line')
  const rest = countStates(lines).filter(({ state }) => state === 'differs' || state === 'not-found')
  if (rest.length === 0) return words.allFound(lines.length, source)
  const found = rest.reduce((left, { count }) => left - count, lines.length)
  const further = rest.map(({ state, count }) => words.further(state, count))
  return [words.found(found, lines.length, source), ...further].join(words.between)
}

function linesFound(words: Words, summary: Described): string {
  const { engine, summarySentences, videoId } = summary
  const source = videoId === null ? 'transcript' : 'video'
  if (summarySentences.length === 0) return ''
  if (engine.kind === 'extractive') return words.allQuoted(source)
  return countFound(words, allLines(summary), source)
}
