import type { Summary } from '#contract/summaries.ts'
import { countOfStates } from '#export/marked-summary.ts'

type Props = {
  summary: Pick<Summary, 'engine' | 'gistSentence' | 'summary' | 'summarySentences' | 'insights' | 'videoId'>
}

/** How many lines of a summary are in which state; nothing where its sentences were never checked. */
export function LinesFound({ summary }: Props) {
  const { engine, summarySentences, videoId } = summary
  if (summarySentences.length === 0) return null
  if (engine.kind === 'extractive') {
    return <span>Every line is quoted from the {videoId === null ? 'transcript' : 'video'}</span>
  }
  return <span>{countOfStates(summary)}</span>
}
