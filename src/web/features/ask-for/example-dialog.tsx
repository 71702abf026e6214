import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { clockTime } from '#product/times.ts'
import type { exampleVideos } from '#product/examples.ts'
import { api } from '#web/lib/api.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { summaryAsText } from '#export/copied-text.ts'
import { createLineStore } from '#web/features/evidence/line-store.ts'
import { closeLine } from '#web/features/evidence/use-line-pointing.ts'
import { toFailure } from '#web/features/run/failure.ts'
import { TextSkeleton } from '#web/ui/skeleton.tsx'
import { ExampleResult } from './example-result.tsx'

type Props = {
  example: (typeof exampleVideos)[number]
  onClose: () => void
  onTry: (videoUrl: string) => void
}

/** The result of an example video, live as any other; it is made by the server and charged to nobody. */
export function ExampleDialog({ example, onClose, onTry }: Props) {
  const { videoId, videoUrl, title, channel, durationSeconds } = example
  const [store] = useState(createLineStore)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['example-summary', videoUrl],
    queryFn: ({ signal }) => api('GET /api/examples/:videoId', { params: { videoId } }, { signal }),
  })
  return (
    <Dialog
      open
      size="lg"
      onEscape={() => closeLine(store)}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={title}
      description={`${channel} · ${clockTime(durationSeconds)}`}
    >
      <div className="mt-4">
        {data !== undefined && <ExampleResult summary={data} store={store} />}
        {data === undefined && isFetching && <TextSkeleton label="Generating summary..." />}
        {error !== null && !isFetching && (
          <div role="alert">
            <p>{toFailure(error).detail}</p>
            <Button variant="secondary" size="sm" className="mt-3" onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        )}
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        {data !== undefined && (
          <Button variant="quiet" onClick={() => void copyText(summaryAsText(data))}>
            Copy
          </Button>
        )}
        <Button onClick={() => onTry(videoUrl)}>Try This Video</Button>
      </div>
    </Dialog>
  )
}
