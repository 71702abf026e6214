import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { addVideos } from '#messages/add-videos.ts'
import { maxAddedLinks } from '#product/limits.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextAreaField, TextField } from '#web/ui/fields.tsx'
import { FormEnd } from '#web/ui/form.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'
import { shownTitle } from '#web/ui/video-caption.tsx'
import { collectedQuery, ownSummariesQuery, refreshCollections } from './collection-query.ts'

type Props = { id: string; onClose: () => void }

/** Adds videos to a collection: by their links, and summaries out of the history. */
export function AddVideosDialog({ id, onClose }: Props) {
  const [links, setLinks] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { count, ...add } = useAddition({ id, links, chosen, onDone: onClose })

  function toggle(historyId: string): void {
    const next = new Set(chosen)
    if (!next.delete(historyId)) next.add(historyId)
    setChosen(next)
  }

  return (
    <Dialog open onClose={onClose} title={addVideos.title} description={addVideos.description}>
      <form
        className="mt-4 space-y-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (count > 0 && !add.isPending) add.mutate()
        }}
      >
        <TextAreaField
          label={addVideos.links(maxAddedLinks)}
          rows={3}
          spellCheck={false}
          placeholder="https://www.youtube.com/watch?v=…"
          value={links}
          onChange={({ target }) => {
            setLinks(target.value)
            add.reset()
          }}
        />
        <OwnSummaries id={id} chosen={chosen} onToggle={toggle} />
        <FormEnd
          error={add.error === null ? null : failureText(add.error)}
          isBusy={add.isPending}
          isOff={count === 0}
          submit={count === 0 ? addVideos.title : addVideos.add(count)}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}

type Addition = { id: string; links: string; chosen: ReadonlySet<string>; onDone: () => void }

/** Adds what is written and chosen, and says how many that is. */
function useAddition({ id, links, chosen, onDone }: Addition) {
  const videoUrls = links.split(/\s+/).filter((link) => link !== '')
  const addition = useMutation({
    mutationFn: () =>
      api('POST /api/collections/:id/items', {
        params: { id },
        body: {
          ...(videoUrls.length > 0 ? { videoUrls } : {}),
          ...(chosen.size > 0 ? { add: [...chosen] } : {}),
        },
      }),
    onSuccess: async () => {
      await refreshCollections()
      onDone()
    },
  })
  return { ...addition, count: videoUrls.length + chosen.size }
}

type OwnProps = { id: string; chosen: ReadonlySet<string>; onToggle: (historyId: string) => void }

/** All summaries of the account by pages; those that the collection has are ticked and stay. */
function OwnSummaries({ id: collectionId, chosen, onToggle }: OwnProps) {
  const [q, setQ] = useState('')
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...ownSummariesQuery(useDeferredValue(q.trim())),
    placeholderData: (before) => before,
  })
  const { data: collected } = useQuery(collectedQuery(collectionId))
  const items = data?.pages.flatMap((page) => page.items)
  return (
    <fieldset>
      <legend className="font-medium">{addVideos.own}</legend>
      <TextField
        label={addVideos.search}
        type="search"
        className="mt-2"
        value={q}
        onChange={({ target }) => setQ(target.value)}
      />
      {error !== null && <p role="alert">{failureText(error)}</p>}
      {data === undefined && error === null && <TextSkeleton label={addVideos.loading} />}
      {items?.length === 0 && <p className="mt-2 text-muted">{addVideos.nothingFound}</p>}
      <ul className="mt-2 divide-y divide-line">
        {items?.map(({ id, videoTitle, videoChannel }) => (
          <li key={id}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 py-2">
              <input
                type="checkbox"
                className="size-4 shrink-0 accent-accent"
                checked={chosen.has(id) || collected?.has(id) === true}
                disabled={collected?.has(id) === true}
                onChange={() => onToggle(id)}
              />
              <span className="min-w-0 wrap-anywhere">
                <bdi>{shownTitle(videoTitle)}</bdi>
                {videoChannel !== null && <bdi className="text-sm text-muted"> {videoChannel}</bdi>}
                {collected?.has(id) === true && (
                  <span className="text-sm text-muted"> ({addVideos.alreadyIn})</span>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="quiet" size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {addVideos.more}
        </Button>
      )}
    </fieldset>
  )
}
