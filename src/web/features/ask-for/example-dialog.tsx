import { useQuery } from '@tanstack/react-query'
import type { Summary } from '#contract/summaries.ts'
import { clockTime } from '#product/clock-time.ts'
import type { exampleVideos } from '#product/examples.ts'
import { api } from '#web/lib/api.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { summaryAsText } from '#web/lib/summary-as-text.ts'
import { toFailure } from '#web/features/run/failure.ts'
import { TimingsContext } from '#web/features/player/player-context.ts'
import { TimeChip } from '#web/features/player/time-chip.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'
import { EstimatedNote } from '#web/features/transcript/transcript-notes.tsx'
import { engineNote } from '#web/features/result/summary-body.tsx'
import { SummaryText } from '#web/features/result/summary-text.tsx'

type Props = {
  example: (typeof exampleVideos)[number]
  onClose: () => void
  onTry: (videoUrl: string) => void
}

/** The summary of an example video, made by the server like any other and charged to nobody. */
export function ExampleDialog({ example, onClose, onTry }: Props) {
  const { videoId, videoUrl, title, channel, durationSeconds } = example
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['example-summary', videoUrl],
    queryFn: ({ signal }) => api('GET /api/examples/:videoId', { params: { videoId } }, { signal }),
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={title}
      description={`${channel} · ${clockTime(durationSeconds)}`}
    >
      <div className="mt-4">
        {data !== undefined && <ExampleSummary summary={data} />}
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

function ExampleSummary({ summary }: { summary: Summary }) {
  return (
    <TimingsContext value={summary.timings}>
      <div lang={summary.language} className="font-serif text-lg/[30px]">
        <SummaryText text={summary.summary} language={summary.language} />
        {summary.insights.length > 0 && (
          <>
            <h3 className="mt-6 text-xl font-semibold">Key insights</h3>
            <ul className="mt-2 divide-y divide-line border-y border-line text-base/7">
              {summary.insights.map(({ text, second, sentence }) => (
                <li key={`${sentence}-${text}`} className="flex gap-2 py-2">
                  <TimeChip second={second} className="mt-0.5 min-w-16 shrink-0 justify-end self-start" />
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <p className="mt-4 text-sm text-muted">{engineNote(summary)}</p>
      <EstimatedNote timings={summary.timings} />
      {summary.credit !== null && <p className="mt-1 text-sm text-muted">{summary.credit}</p>}
    </TimingsContext>
  )
}
