import type { Insight } from '#contract/evidence.ts'
import type { Summary } from '#contract/summaries.ts'
import { isUnproven } from './describe-line.ts'

const phrases = [
  ['verified', () => 'verified'],
  ['words-found', () => 'with words found'],
  ['quoted', () => 'quoted'],
  ['differs', (count: number) => (count === 1 ? 'differs' : 'differ')],
  ['not-found', () => 'not found'],
  ['unproven', () => 'unproven'],
  ['checking', () => 'being checked'],
] as const

/**
 * How many lines are in which state: `41 of 48 lines verified, 5 with words found, 2 differ`. States that no line has are left
 * out.
 */
export function countLines(
  lines: readonly Pick<Insight, 'state' | 'quote'>[],
  [one, many]: readonly [string, string] = ['line', 'lines'],
): string {
  const noun = lines.length === 1 ? one : many
  return countStates(lines)
    .map(({ count, phrase }, position) =>
      position === 0 ? `${count} of ${lines.length} ${noun} ${phrase}` : `${count} ${phrase}`,
    )
    .join(', ')
}

function countStates(lines: readonly Pick<Insight, 'state' | 'quote'>[]) {
  const counts = Map.groupBy(lines, (line) => (isUnproven(line) ? 'unproven' : line.state))
  return phrases.flatMap(([state, phrase]) => {
    const count = counts.get(state)?.length ?? 0
    return count === 0 ? [] : [{ state, count, phrase: phrase(count) }]
  })
}

/** How many insights are in which state. A transcript by a language model proves nothing, although its statements have quotes. */
export function countInsights(insights: readonly Pick<Insight, 'state' | 'quote'>[]): string {
  const isFound = insights.some(({ state }) => state !== 'not-found')
  if (!isFound && insights.some(isUnproven)) return 'Not checked: an AI made this transcript'
  if (insights.every(({ state }) => state === 'quoted')) {
    return `${insights.length} ${insights.length === 1 ? 'insight' : 'insights'} in the speaker's own words`
  }
  return countLines(insights, ['insight', 'insights'])
}

/**
 * How many lines rest on words that were found there, for a reader who asks for no more: `14 lines, all found in the video`, or
 * `12 of 14 lines found in the video, 1 differs, 1 not found`.
 */
export function countFound(
  lines: readonly Pick<Insight, 'state' | 'quote'>[],
  source: 'transcript' | 'video',
): string {
  // A transcript by a language model proves nothing.
  if (lines.some(isUnproven)) return countLines(lines)
  const rest = countStates(lines).filter(({ state }) => state === 'differs' || state === 'not-found')
  const noun = lines.length === 1 ? 'line' : 'lines'
  if (rest.length === 0) {
    return `${lines.length} ${noun}, ${lines.length === 1 ? '' : 'all '}found in the ${source}`
  }
  const found = rest.reduce((left, { count }) => left - count, lines.length)
  return [
    `${found} of ${lines.length} ${noun} found in the ${source}`,
    ...rest.map(({ count, phrase }) => `${count} ${phrase}`),
  ].join(', ')
}

type Described = Pick<Summary, 'engine' | 'gistSentence' | 'summarySentences' | 'insights' | 'videoId'>

/** How many lines of a summary were found; empty where its sentences were never checked. */
export function linesFound({ engine, gistSentence, summarySentences, insights, videoId }: Described): string {
  const source = videoId === null ? 'transcript' : 'video'
  if (summarySentences.length === 0) return ''
  if (engine.kind === 'extractive') return `Every line is quoted from the ${source}`
  return countFound(
    [...summarySentences, ...insights, ...(gistSentence === null ? [] : [gistSentence])],
    source,
  )
}
