import { useQuery } from '@tanstack/react-query'
import type { Transcript } from '#contract/transcripts.ts'
import { api } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { toFailure } from '../work/failure.ts'
import { reads } from '../work/reads.ts'
import { TextSkeleton } from '../work/text-skeleton.tsx'
import { TranscriptActions } from './transcript-actions.tsx'
import { TranscriptReader } from './transcript-reader.tsx'

type Props = { transcriptId: string; known: Transcript | null }

/** A stored transcript: on its way, failed, or there. */
export function LoadedTranscript({ transcriptId, known }: Props) {
  const { data, error, refetch, isFetching } = useQuery(
    {
      queryKey: ['transcript', transcriptId],
      queryFn: ({ signal }) => api('GET /api/transcripts/:id', { params: { id: transcriptId } }, { signal }),
      ...(known === null ? {} : { initialData: known }),
    },
    reads,
  )
  if (data !== undefined) {
    return (
      <div>
        <div className="-ml-3 flex flex-wrap pb-2">
          <TranscriptActions transcript={data} />
        </div>
        <TranscriptReader transcript={data} />
      </div>
    )
  }
  if (error !== null && !isFetching) {
    return (
      <div role="alert" className="rounded-control border border-line p-4">
        <p>{toFailure(error).detail}</p>
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  }
  return <TextSkeleton label="Fetching transcript..." />
}
