import type { CheckState, Insight } from '#contract/evidence.ts'
import type { Summary } from '#contract/summary.ts'
import type { lineCounts } from '#languages/en/line-counts.ts'
import { allLines } from '#product/all-lines.ts'
import { isUnproven } from './describe-in.ts'

type Counted = Pick<Insight, 'state' | 'quote'>
type Described = Pick<Summary, 'engine' | 'gistSentence' | 'summarySentences' | 'insights' | 'videoId'>

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
     * The states of a summary's lines as its head counts them, each with the state whose mark stands beside
     * it: first of all how many are verified. One phrase where every line is quoted; none where its sentences
     * were never checked.
     */
    headCounts: (summary: Described) => headCounts(words, summary),
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

function headCounts(words: Words, summary: Described): { state: CheckState; text: string }[] {
  const { engine, summarySentences, videoId } = summary
  if (summarySentences.length === 0) return []
  if (engine.kind === 'extractive') {
    return [{ state: 'quoted', text: words.allQuoted(videoId === null ? 'transcript' : 'video') }]
  }
  const lines = allLines(summary)
  // A transcript by a language model proves nothing.
  if (lines.some(isUnproven)) return [{ state: 'not-found', text: countLines(words, lines, 'line') }]
  const count = (...counted: CheckState[]) => lines.filter(({ state }) => counted.includes(state)).length
  const rest = [
    { state: 'words-found', number: count('words-found', 'quoted') },
    { state: 'differs', number: count('differs') },
    { state: 'not-found', number: count('not-found') },
    { state: 'checking', number: count('checking') },
  ] as const
  const further = rest.filter(({ number }) => number > 0)
  return [
    { state: 'verified', text: words.first('verified', count('verified'), lines.length, 'line') },
    ...further.map(({ state, number }) => ({ state, text: words.further(state, number) })),
  ]
}
