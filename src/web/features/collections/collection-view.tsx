import { useMutation, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Collection } from '#contract/collections.ts'
import { collectionView } from '#messages/collection-view.ts'
import { overviewControls } from '#messages/overview-controls.ts'
import { failureText, ignoreGone, isNotFound } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { chosenFormText } from '#web/text/form-names.ts'
import { Button, Spinner } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Confirmation, useConfirmation } from '#web/ui/confirmation.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'
import { CollectionActions } from './collection-actions.tsx'
import { CollectionItems } from './collection-items.tsx'
import type { CollectionChange, CollectionPart } from './collection-menu.tsx'
import { collectionQuery, refreshCollections, overviewQuery } from './collection-query.ts'
import { EditForm } from './edit-form.tsx'
import { OverviewText } from './overview-text.tsx'
import { progressText } from './progress-text.ts'

const ShareDialog = lazyPart(() => import('./share-dialog.tsx'), 'ShareDialog', { kind: 'dialog' })
const FeedDialog = lazyPart(() => import('./feed-dialog.tsx'), 'FeedDialog', { kind: 'dialog' })
const AddVideosDialog = lazyPart(() => import('./add-videos-dialog.tsx'), 'AddVideosDialog', {
  kind: 'dialog',
})

type Props = {
  id: string
  /** True where a language model writes. */
  hasModel: boolean
  /** The answer of all videos of the collection to the text in its search field. */
  renderAnswer: (question: string) => ReactNode
}

/** A collection with the state of each video. */
export function CollectionView({ id, hasModel, renderAnswer }: Props) {
  const { data, error, refetch } = useQuery(collectionQuery(id))
  return (
    <div className="mt-4 space-y-6">
      <p>
        <Link to="/collections" className="underline underline-offset-2 hover:text-accent">
          {collectionView.all}
        </Link>
      </p>
      {data !== undefined && <Head collection={data} hasModel={hasModel} />}
      {data !== undefined && <CollectionOverview collection={data} />}
      {data !== undefined && <CollectionItems collection={data} renderAnswer={renderAnswer} />}
      {data === undefined && error === null && <TextSkeleton label={collectionView.loading} />}
      {error !== null && <p role="alert">{isNotFound(error) ? collectionView.gone : failureText(error)}</p>}
      {error !== null && !isNotFound(error) && (
        <Button onClick={() => void refetch()}>{collectionView.tryAgain}</Button>
      )}
    </div>
  )
}

function Head({ collection, hasModel }: { collection: Collection; hasModel: boolean }) {
  const { id, title, tags, counts, state } = collection
  const { isAsking, opener, ask, cancel } = useConfirmation()
  const [open, setOpen] = useState<Exclude<CollectionPart, 'removal'> | null>(null)
  const close = () => setOpen(null)
  const form = chosenFormText(collection.form)
  const change = useMutation({
    mutationFn: (action: CollectionChange) =>
      api('POST /api/collections/:id/work', { params: { id }, body: { action } }),
    onSuccess: refreshCollections,
  })
  return (
    <div>
      <h2 dir="auto" className="font-serif text-2xl font-semibold wrap-anywhere">
        {title}
      </h2>
      {tags.length > 0 && <p className="mt-1 text-sm text-muted">{tags.join(', ')}</p>}
      {form !== null && <p className="mt-1 text-sm text-muted wrap-anywhere">{form}</p>}
      {state !== 'ended' && <Bar counts={counts} />}
      <output className="mt-1 block text-muted">{progressText(collection)}</output>
      <CollectionActions
        collection={collection}
        isBusy={change.isPending}
        open={isAsking ? 'removal' : open}
        opener={opener}
        onChange={change.mutate}
        onOpen={(part) => (part === 'removal' ? ask() : setOpen(part))}
        onClose={isAsking ? cancel : close}
      />
      {isAsking && <Removal id={id} onCancel={cancel} />}
      {open === 'edit' && <EditForm collection={collection} hasModel={hasModel} onDone={close} />}
      <Suspense fallback={null}>
        {open === 'share' && <ShareDialog id={id} sharePath={collection.sharePath} onClose={close} />}
        {open === 'feed' && <FeedDialog id={id} feedPath={collection.feedPath} onClose={close} />}
        {open === 'add' && <AddVideosDialog id={id} onClose={close} />}
      </Suspense>
      {change.error !== null && <p role="alert">{failureText(change.error)}</p>}
    </div>
  )
}

/** The progress as a bar; the line below says the same in words. */
function Bar({ counts: { done, skipped, failed, total } }: Pick<Collection, 'counts'>) {
  const width = `${(100 * (done + skipped + failed)) / Math.max(1, total)}%`
  return (
    <div aria-hidden className="mt-3 h-2 overflow-hidden rounded-full bg-line">
      <div className="h-full bg-accent" style={{ width }} />
    </div>
  )
}

/** Asks once more before a collection is deleted. */
function Removal({ id, onCancel }: { id: string; onCancel: () => void }) {
  const navigate = useNavigate()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api('DELETE /api/collections/:id', { params: { id } }).catch(ignoreGone),
    onSuccess: async () => {
      await navigate('/collections')
      await refreshCollections()
    },
  })
  return (
    <>
      <Confirmation className="mt-3" text={collectionView.askRemoval} onCancel={onCancel}>
        <Button variant="danger" busy={isPending} onClick={() => mutate()}>
          {collectionView.removeForGood}
        </Button>
      </Confirmation>
      {error !== null && <p role="alert">{failureText(error)}</p>}
    </>
  )
}

/** The overview of a collection by a model, or the button that orders it; none without a model. */
function CollectionOverview({ collection }: { collection: Collection }) {
  const query = overviewQuery(collection)
  const { data } = useQuery(query)
  const { id } = collection
  const ask = useMutation({
    mutationFn: () => api('POST /api/collections/:id/overview', { params: { id } }),
    onSuccess: (answer) => queryClient.setQueryData(query.queryKey, answer),
  })
  if (data === undefined) return null
  const { overview, isBeingMade, canBeMade } = data
  if (overview === null && !isBeingMade && !canBeMade) return null
  return (
    <Card className="p-5 sm:p-6">
      <section aria-labelledby="overview">
        <h3 id="overview" className="font-medium">
          {overviewControls.overview}
        </h3>
        {overview !== null && <OverviewText overview={overview} />}
        {isBeingMade && (
          <output className="mt-3 flex items-center gap-2 text-muted">
            <Spinner />
            {overviewControls.writing}
          </output>
        )}
        {canBeMade && (
          <Button
            variant="secondary"
            size="sm"
            className="mt-3"
            busy={ask.isPending}
            onClick={() => ask.mutate()}
          >
            {overview === null ? overviewControls.write : overviewControls.writeAgain}
          </Button>
        )}
        {ask.error !== null && (
          <p role="alert" className="mt-2">
            {failureText(ask.error)}
          </p>
        )}
      </section>
    </Card>
  )
}
