import { useMutation } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { Transcription } from '#contract/history.ts'
import { historyPages } from '#messages/history-pages.ts'
import { rowTexts } from '#messages/row-texts.ts'
import { transcriptList } from '#messages/transcript-list.ts'
import { showFailure } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { DownloadMenu } from '#web/features/transcripts/transcript-actions.tsx'
import { formatDay } from '#web/text/format-date.ts'
import { CopyIcon, DownloadIcon, WatchIcon } from '#web/ui/action-icons.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/card.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'
import { shownTitle } from '#web/ui/video-caption.tsx'
import { languageChoice } from './filter-names.ts'
import { ListPage } from './list-page.tsx'
import type { ListTexts } from './list-page.tsx'
import { RowCard, RowLine, listColumns, pageSizes, useListView, ViewSwitch } from './list-rows.tsx'
import { Removable, useRemoval, RemoveButton } from './removable.tsx'
import type { RemoveControls } from './removable.tsx'
import { useList } from './use-list.ts'

const texts: ListTexts = { ...transcriptList, title: historyPages.transcripts.heading }

/** The transcripts of a user. */
export function TranscriptionsPage() {
  const [view, setView] = useListView()
  const list = useList({
    name: 'transcriptions',
    limit: pageSizes[view],
    load: async ({ form: _none, ...query }, signal) =>
      await api('GET /api/transcriptions', { query }, { signal }),
  })
  const removal = useRemoval()
  const Row = view === 'compact' ? TranscriptionLine : TranscriptionCard
  return (
    <ListPage
      list={list}
      texts={texts}
      controls={<ViewSwitch view={view} onChoose={setView} />}
      removedCount={list.items.filter(({ id }) => removal.removed.has(id)).length}
      columns={listColumns[view]}
      renderRow={(item) => (
        <Removable id={item.id} title={item.videoTitle} removal={removal}>
          {(controls) => <Row item={item} {...controls} />}
        </Removable>
      )}
    />
  )
}

/** As many characters as the list has of a transcript. */
const previewCharacters = 300

type Props = RemoveControls & { item: Transcription }

/** One transcript in a row: what it is of, how it begins, and what can be done with it; opened, all of it. */
function TranscriptionCard({ item, ...controls }: Props) {
  const { content } = item
  return (
    <RowCard
      videoId={item.videoId}
      title={shownTitle(item.videoTitle)}
      facts={<Facts item={item} />}
      text={
        <p className="font-serif text-base/6 text-muted wrap-anywhere" lang={item.language} dir="auto">
          {preview(content)}
        </p>
      }
      isTextInWhole
      actions={<Actions item={item} {...controls} />}
      whole={<WholeTranscript item={item} />}
    />
  )
}

/** The beginning of a transcript; a cut one ends after a word, where its words have spaces between them. */
function preview(content: string): string {
  if (content.length < previewCharacters) return content
  const end = content.lastIndexOf(' ')
  return `${end > previewCharacters / 2 ? content.slice(0, end + 1) : content}…`
}

/** One transcript in one line; opened, all of it under the line. */
function TranscriptionLine({ item, ...controls }: Props) {
  return (
    <RowLine
      title={shownTitle(item.videoTitle)}
      item={item}
      fact={
        item.videoDuration !== null && (
          <span dir="ltr" className="shrink-0 text-muted tabular-nums">
            {item.videoDuration}
          </span>
        )
      }
      whole={
        <>
          <Facts item={item} />
          <div className="mt-1 -ms-3 flex flex-wrap">
            <Actions item={item} {...controls} />
          </div>
          <WholeTranscript item={item} />
        </>
      }
    />
  )
}

/** The facts about a transcript beside its text. */
function Facts({ item: { videoChannel, videoDuration, createdAt, language } }: Pick<Props, 'item'>) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted tabular-nums">
      {videoChannel !== null && <span dir="auto">{videoChannel}</span>}
      {videoDuration !== null && <Badge>{videoDuration}</Badge>}
      <time dateTime={createdAt}>{formatDay(createdAt)}</time>
      <span>{languageChoice(language)}</span>
    </p>
  )
}

/** The actions on a transcript of the list. */
function Actions({ item, ...remove }: Props) {
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
    <>
      <Button variant="quiet" size="sm" busy={copy.isPending} onClick={() => copy.mutate()}>
        <CopyIcon />
        {rowTexts.copy}
      </Button>
      <DownloadMenu id={item.transcriptId} timings={item.timings}>
        <DownloadIcon />
        {rowTexts.download}
      </DownloadMenu>
      {item.videoUrl !== null && (
        <a href={item.videoUrl} target="_blank" rel="noopener noreferrer" className={quiet}>
          <WatchIcon />
          {rowTexts.watchOriginal}
        </a>
      )}
      <RemoveButton {...remove} />
    </>
  )
}

const LoadedTranscript = lazyPart(
  () => import('#web/features/transcripts/loaded-transcript.tsx'),
  'LoadedTranscript',
)

function WholeTranscript({ item: { transcriptId } }: Pick<Props, 'item'>) {
  return (
    <div className="mt-3 max-w-prose">
      <Suspense fallback={<TextSkeleton label={rowTexts.fetching} />}>
        <LoadedTranscript transcriptId={transcriptId} known={null} onSummarize={null} hasActions={false} />
      </Suspense>
    </div>
  )
}
