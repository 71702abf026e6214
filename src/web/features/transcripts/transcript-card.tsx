import { useMemo } from 'react'
import type { Transcript } from '#contract/transcripts.ts'
import { transcript as words } from '#messages/transcript.ts'
import { clockTime } from '#product/times.ts'
import { noResult, ResultContext } from '#web/features/result-state/result-context.ts'
import { useSummaryName } from '#web/features/run/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useArrival } from '#web/ui/use-arrival.ts'
import { videoLine } from '#web/ui/video-caption.tsx'
import { CaptionsChoice } from './captions-choice.tsx'
import { PlaylistNote, EstimatedNote, CaptionsEndNote, CaptionsNote } from './transcript-notes.tsx'
import { TranslatableTranscript } from './translatable-transcript.tsx'

type Props = {
  transcript: Transcript
  fromPlaylist: boolean
  /** Takes the transcript of other captions; `null` while a summary of this one is being made. */
  onCaptions: ((transcript: Transcript) => void) | null
  /** `null` while a summary is being made, or has just failed and offers its own way on. */
  onSummarize: (() => void) | null
}

/** A fetched transcript, with the offer to summarize it. */
export function TranscriptCard({ transcript, fromPlaylist, onCaptions, onSummarize }: Props) {
  const name = useSummaryName()
  const arrived = useArrival<HTMLDivElement>()
  const { timings } = transcript
  const around = useMemo(() => ({ ...noResult, timings }), [timings])
  return (
    <ResultContext value={around}>
      <div ref={arrived} className="two-columns mt-6">
        <Card className="p-5 *:max-w-3xl sm:p-8">
          <h2
            tabIndex={-1}
            dir="auto"
            className="font-serif text-2xl font-semibold text-balance outline-none"
          >
            {transcript.videoTitle}
          </h2>
          <p className="mt-1 text-muted tabular-nums">{videoLine(transcript)}</p>
          <PlaylistNote fromPlaylist={fromPlaylist} />
          <EstimatedNote timings={timings} />
          <CaptionsNote origin={transcript.origin} captionKind={transcript.captionKind} />
          <ClockOffsetNote seconds={transcript.clockOffsetSeconds} />
          <CaptionsEndNote
            captionsEnd={transcript.captionsEnd}
            durationSeconds={transcript.durationSeconds}
          />
          {onSummarize !== null && (
            <Button size="lg" className="mt-5 w-full sm:w-auto" onClick={onSummarize}>
              {words.generate(name)}
            </Button>
          )}
          <div className="mt-2">
            <TranslatableTranscript transcript={transcript} isOwn>
              {onCaptions !== null && <CaptionsChoice transcript={transcript} onFetched={onCaptions} />}
            </TranslatableTranscript>
          </div>
          {transcript.credit !== null && <p className="mt-4 text-sm text-muted">{transcript.credit}</p>}
        </Card>
      </div>
    </ResultContext>
  )
}

/** Says that the times of a given file were shifted; nothing where they were not. */
function ClockOffsetNote({ seconds }: { seconds: number }) {
  if (seconds === 0) return null
  return (
    <p className="mt-1 text-sm text-muted tabular-nums">{words.shifted(clockTime(seconds), clockTime(0))}</p>
  )
}
