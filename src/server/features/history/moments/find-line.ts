import type { Insight } from '#contract/evidence.ts'
import type { Summary } from '#contract/summaries.ts'

type Lines = Pick<Summary, 'gist' | 'gistSentence' | 'summarySentences' | 'insights'>

/** The line of a summary with this id, such as `sentence-3`; `null` where it has none. */
export function findLine(
  { gist, gistSentence, summarySentences, insights }: Lines,
  line: string,
): Insight | null {
  const [kind, index = ''] = line.split('-')
  const position = Number(index)
  if (kind === 'insight') return toInsight(insights[position])
  if (kind === 'sentence') return toInsight(summarySentences[position])
  // A gist of before gists were checked has no evidence, and nothing to show at its place.
  return kind === 'gist' && gist !== null ? toInsight(gistSentence ?? undefined) : null
}

function toInsight(line: Insight | undefined): Insight | null {
  if (line === undefined) return null
  const { text, quote, sentence, second, state, findings } = line
  return { text, quote, sentence, second, state, findings }
}
