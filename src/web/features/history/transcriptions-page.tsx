import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import type { Transcription } from '#contract/history.ts'
import { api } from '#web/api/api.ts'
import { showFailure } from '#web/api/show-failure.ts'
import { QuietDownloads } from '#web/features/transcripts/transcript-actions.tsx'
import { formatDay } from '#web/text/format-date.ts'
import { CopyIcon, DownloadIcon, WatchIcon } from '#web/ui/action-icons.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Badge, Card } from '#web/ui/card.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { shownTitle } from '#web/ui/video-caption.tsx'
import { ListPage } from './list-page.tsx'
import type { ListTexts } from './list-page.tsx'
import { Removable, useRemoval, RemoveButton } from './removable.tsx'
import type { RemoveControls } from './removable.tsx'
import { useList } from './use-list.ts'

const texts: ListTexts = {
  title: 'Transcriptions',
  loading: 'Loading your transcriptions...',
  failed: 'Unable to load transcriptions. Please try again later.',
  empty: {
    title: 'No transcriptions yet',
    text: 'The transcripts you fetch or paste are saved here.',
    action: 'Go to Home',
  },
  search: 'Search in titles and transcripts',
  counted: ['transcript', 'transcripts'],
  plural: 'transcripts',
}

/** The transcripts of a user. */
export function TranscriptionsPage() {
  const list = useList({
    name: 'transcriptions',
    limit: 20,
    load: async ({ form: _none, ...query }, signal) =>
      await api('GET /api/transcriptions', { query }, { signal }),
  })
  const removal = useRemoval()
  return (
    <ListPage
      list={list}
      texts={texts}
      removedCount={list.items.filter(({ id }) => removal.removed.has(id)).length}
      columns="mt-4 grid gap-4 md:grid-cols-2"
      renderRow={(item) => (
        <Removable id={item.id} title={item.videoTitle} removal={removal}>
          {(controls) => <TranscriptionCard item={item} {...controls} />}
        </Removable>
      )}
    />
  )
}

const previewCharacters = 300

type Props = RemoveControls & { item: Transcription }

/** One transcript of the list: what it is of, how it begins, and what can be done with it. */
function TranscriptionCard({ item, ...controls }: Props) {
  const headingId = useId()
  const { videoTitle, videoChannel, videoDuration, content, createdAt, language } = item
  return (
    <Card className="h-full p-5">
      <article aria-labelledby={headingId} className="flex h-full flex-col">
        <div className="flex items-start justify-between gap-3">
          <h2
            id={headingId}
            dir="auto"
            className="font-serif text-lg leading-snug font-semibold wrap-anywhere"
          >
            {shownTitle(videoTitle)}
          </h2>
          {videoDuration !== null && <Badge>{videoDuration}</Badge>}
        </div>
        <p className="mt-1 text-sm text-muted">
          {videoChannel !== null && (
            <>
              <bdi>{videoChannel}</bdi> ·{' '}
            </>
          )}
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

type TranscriptionActionsProps = RemoveControls & { item: Transcription }

/** What can be done with a transcript of the list. */
function TranscriptionActions({ item, ...remove }: TranscriptionActionsProps) {
  const quiet = buttonClasses({ variant: 'quiet', size: 'sm' })
  // The list has only the beginning of it.
  const copy = useMutation({
    mutationFn: async () => {
      const { content } = await api('GET /api/transcripts/:id', { params: { id: item.transcriptId } })
      await copyText(content)
    },
    onError: showFailure,
  })
  return (
    <div className="mt-auto -ms-3 flex flex-wrap pt-3">
      <Button variant="quiet" size="sm" busy={copy.isPending} onClick={() => copy.mutate()}>
        <CopyIcon />
        Copy
      </Button>
      <QuietDownloads id={item.transcriptId} timings={item.timings}>
        <DownloadIcon />
        Download
      </QuietDownloads>
      {item.videoUrl !== null && (
        <a href={item.videoUrl} target="_blank" rel="noopener noreferrer" className={quiet}>
          <WatchIcon />
          View original video
        </a>
      )}
      <RemoveButton {...remove} />
    </div>
  )
}
