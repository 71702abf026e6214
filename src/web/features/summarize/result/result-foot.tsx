import type { Summary } from '#contract/summaries.ts'
import type { Transcript } from '#contract/transcripts.ts'
import type { SummaryOptions } from '#web/features/run/options.ts'
import { DepthSwitch } from './depth-switch.tsx'
import { TranscriptSection } from './transcript-section.tsx'

type Props = {
  summary: Summary
  /** The transcript, when the page has it already. */
  transcript: Transcript | null
  /** Makes a summary of other captions of the video. */
  onSummarize: (transcript: Transcript) => void
  /** Has the summary written anew in another depth or language. */
  onRewrite: (choices: SummaryOptions) => void
}

/**
 * What stands under a finished summary, where nothing above it moves when it comes: other depths and languages, the
 * transcript it is made from, and whom to thank.
 */
export function ResultFoot({ summary, transcript, onSummarize, onRewrite }: Props) {
  return (
    <>
      <DepthSwitch key={`${summary.style} ${summary.language}`} summary={summary} onRewrite={onRewrite} />
      <TranscriptSection transcriptId={summary.transcriptId} known={transcript} onSummarize={onSummarize} />
      {summary.credit !== null && <p className="mt-10 text-sm text-muted">{summary.credit}</p>}
    </>
  )
}
