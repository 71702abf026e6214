import { useId } from 'react'
import type { Transcription } from '#contract/history.ts'
import { formatDay } from '#web/text/format-date.ts'
import { Badge, Card } from '#web/ui/card.tsx'
import { TranscriptionActions } from './transcription-actions.tsx'
import type { RemoveControls } from './removable.tsx'

const previewCharacters = 300

type Props = RemoveControls & { item: Transcription }

/** One transcript of the list: what it is of, how it begins, and what can be done with it. */
export function TranscriptionCard({ item, ...controls }: Props) {
  const headingId = useId()
  const { videoTitle, videoChannel, videoDuration, content, createdAt, language } = item
  return (
    <Card className="h-full p-5">
      <article aria-labelledby={headingId} className="flex h-full flex-col">
        <div className="flex items-start justify-between gap-3">
          <h2 id={headingId} className="font-serif text-lg leading-snug font-semibold wrap-anywhere">
            {videoTitle === '' ? 'YouTube Video' : videoTitle}
          </h2>
          {videoDuration !== null && <Badge>{videoDuration}</Badge>}
        </div>
        <p className="mt-1 text-sm text-muted">
          {videoChannel !== null && <>{videoChannel} · </>}
          <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        </p>
        <p className="mt-3 font-serif leading-7 text-muted wrap-anywhere" lang={language} dir="auto">
          {content}
          {content.length >= previewCharacters && '…'}
        </p>
        <TranscriptionActions item={item} {...controls} />
      </article>
    </Card>
  )
}
