import type { CheckState } from '#contract/evidence.ts'
import type { Summary } from '#contract/summaries.ts'

type Props = {
  summary: Pick<Summary, 'engine' | 'gistSentence' | 'summarySentences' | 'insights' | 'videoId'>
}

/** How many lines of a summary were found in its video; nothing where its sentences were never checked. */
export function LinesFound({ summary }: Props) {
  const { engine, gistSentence, summarySentences, insights, videoId } = summary
  if (summarySentences.length === 0) return null
  const source = videoId === null ? 'transcript' : 'video'
  if (engine.kind === 'extractive') return <span>Every line is quoted from the {source}</span>
  const lines: { state: CheckState }[] = [...summarySentences, ...insights]
  if (gistSentence !== null) lines.push(gistSentence)
  const found = lines.filter(({ state }) => state !== 'unverified').length
  return (
    <span>
      {found} of {lines.length} lines found in the {source}
    </span>
  )
}
