import { useQuery } from '@tanstack/react-query'
import { failureText } from '#web/api/api-error.ts'
import { transcriptQuery } from '#web/features/run/queries.ts'
import { CaptionsNote } from '#web/features/transcripts/transcript-notes.tsx'
import { TranscriptReader } from '#web/features/transcripts/transcript-reader.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'

/** The transcript of a summary, in which the sentence is lit that the player of the page says. */
export function PanelTranscript({ transcriptId }: { transcriptId: string }) {
  const { data, error, refetch } = useQuery(transcriptQuery(transcriptId))
  if (data !== undefined) {
    return (
      <>
        <CaptionsNote origin={data.origin} captionKind={data.captionKind} />
        <TranscriptReader transcript={data} />
      </>
    )
  }
  if (error === null) return <TextSkeleton label="Fetching transcript..." />
  return (
    <div role="alert">
      <p>{failureText(error)}</p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={() => void refetch()}>
        Try again
      </Button>
    </div>
  )
}
