import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Transcript } from '#contract/transcripts.ts'
import { transcriptNotes } from '#messages/transcript-notes.ts'
import { transcript as words } from '#messages/transcript.ts'
import { toFailure } from '#web/features/run/failure.ts'
import { transcriptQuery } from '#web/features/run/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'
import { CaptionsChoice } from './captions-choice.tsx'
import { CaptionsNote } from './transcript-notes.tsx'
import { TranslatableTranscript } from './translatable-transcript.tsx'

type Props = {
  transcriptId: string
  known: Transcript | null
  /** Makes a summary of other captions than the summarized ones; `null` where none is offered. */
  onSummarize: ((transcript: Transcript) => void) | null
  /** True where it is copied and downloaded here, and not elsewhere on the page. */
  hasActions?: boolean
}

/** A stored transcript: on its way, failed, or there. */
export function LoadedTranscript({ transcriptId, known, onSummarize, hasActions = true }: Props) {
  const [chosen, setChosen] = useState<Transcript | null>(null)
  const { data, error, refetch, isFetching } = useQuery({
    ...transcriptQuery(transcriptId),
    ...(known === null ? {} : { initialData: known }),
  })
  if (data !== undefined) {
    const shown = chosen ?? data
    return (
      <div>
        <CaptionsNote origin={shown.origin} captionKind={shown.captionKind} />
        <TranslatableTranscript
          transcript={shown}
          isOwn={onSummarize !== null || !hasActions}
          hasActions={hasActions}
        >
          {onSummarize !== null && <CaptionsChoice transcript={shown} onFetched={setChosen} />}
          {shown.id !== transcriptId && onSummarize !== null && (
            <Button variant="secondary" size="sm" onClick={() => onSummarize(shown)}>
              {words.summarizeThese}
            </Button>
          )}
        </TranslatableTranscript>
      </div>
    )
  }
  if (error !== null && !isFetching) {
    return (
      <div role="alert" className="rounded-control border border-line p-4">
        <p>{toFailure(error).detail}</p>
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => void refetch()}>
          {words.tryAgain}
        </Button>
      </div>
    )
  }
  return <TextSkeleton label={transcriptNotes.fetching} />
}
