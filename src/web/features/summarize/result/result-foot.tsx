import type { Summary } from '#contract/summaries.ts'
import type { Transcript } from '#contract/transcripts.ts'
import { TranscriptSection } from './transcript-section.tsx'

type Props = {
  summary: Summary
  /** The transcript, when the page has it already. */
  transcript: Transcript | null
  /** Makes a summary of other captions of the video. */
  onSummarize: (transcript: Transcript) => void
}

/** What stands under a finished summary: the transcript it is made from, and whom to thank. */
export function ResultFoot({ summary, transcript, onSummarize }: Props) {
  return (
    <>
      <TranscriptSection transcriptId={summary.transcriptId} known={transcript} onSummarize={onSummarize} />
      {summary.credit !== null && <p className="mt-10 text-sm text-muted">{summary.credit}</p>}
    </>
  )
}
