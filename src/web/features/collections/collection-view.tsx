import { useMutation, useQuery } from '@tanstack/react-query'
import { Suspense, useDeferredValue, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Collection } from '#contract/collections.ts'
import { api } from '#web/api/api.ts'
import { failureText, ignoreGone, isNotFound } from '#web/api/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Confirmation, useConfirmation } from '#web/ui/confirmation.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { collectionQuery, itemsQuery, refreshCollections, shownAtOnce } from './collection-query.ts'
import { ItemRow } from './item-row.tsx'
import { progressText } from './progress-text.ts'

const ShareDialog = lazyPart(() => import('./share-dialog.tsx'), 'ShareDialog', { kind: 'dialog' })

/** A collection with the state of each video. */
export function CollectionView({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(collectionQuery(id))
  return (
    <div className="mt-4 space-y-6">
      <p>
        <Link to="/collections" className="underline underline-offset-2 hover:text-accent">
          All collections
        </Link>
      </p>
      {data !== undefined && <Head collection={data} />}
      {data !== undefined && <Items collection={data} />}
      {data === undefined && error === null && <TextSkeleton label="Loading..." />}
      {error !== null && (
        <p role="alert">
          {isNotFound(error) ? "There's no such collection. It may have been deleted." : failureText(error)}
        </p>
      )}
      {error !== null && !isNotFound(error) && <Button onClick={() => void refetch()}>Try again</Button>}
    </div>
  )
}

type Action = 'pause' | 'resume' | 'retry'

function Head({ collection }: { collection: Collection }) {
  const { id, title, counts, state } = collection
  const { isAsking, opener, ask, cancel } = useConfirmation()
  const [isSharing, setSharing] = useState(false)
  const change = useMutation({
    mutationFn: (action: Action) =>
      api('POST /api/collections/:id/work', { params: { id }, body: { action } }),
    onSuccess: refreshCollections,
  })

  const ended = counts.done + counts.skipped + counts.failed
  return (
    <div>
      <h2 className="font-serif text-2xl font-semibold wrap-anywhere">{title}</h2>
      {state !== 'ended' && (
        // The line below says the same in words.
        <div aria-hidden className="mt-3 h-2 overflow-hidden rounded-full bg-line">
          <div
            className="h-full bg-accent"
            style={{ width: `${(100 * ended) / Math.max(1, counts.total)}%` }}
          />
        </div>
      )}
      <output className="mt-1 block text-muted">{progressText(collection)}</output>
      <div className="mt-3 flex flex-wrap gap-3">
        {state === 'working' && (
          <Button variant="secondary" busy={change.isPending} onClick={() => change.mutate('pause')}>
            Pause
          </Button>
        )}
        {state === 'paused' && (
          <Button busy={change.isPending} onClick={() => change.mutate('resume')}>
            Go on
          </Button>
        )}
        {counts.failed > 0 && (
          <Button variant="secondary" busy={change.isPending} onClick={() => change.mutate('retry')}>
            {`Try ${counts.failed} again`}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setSharing(true)}>
          Share
        </Button>
        <Button ref={opener} variant="quiet" aria-expanded={isAsking} onClick={isAsking ? cancel : ask}>
          Delete
        </Button>
      </div>
      {isAsking && <Removal id={id} onCancel={cancel} />}
      <Suspense fallback={null}>
        {isSharing && (
          <ShareDialog id={id} sharePath={collection.sharePath} onClose={() => setSharing(false)} />
        )}
      </Suspense>
      {change.error !== null && <p role="alert">{failureText(change.error)}</p>}
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
      <Confirmation
        className="mt-3"
        text="Delete this collection? Its summaries stay in your history."
        onCancel={onCancel}
      >
        <Button variant="danger" busy={isPending} onClick={() => mutate()}>
          Delete collection
        </Button>
      </Confirmation>
      {error !== null && <p role="alert">{failureText(error)}</p>}
    </>
  )
}

function Items({ collection }: { collection: Collection }) {
  const { id, counts } = collection
  const [q, setQ] = useState('')
  const [from, setFrom] = useState(0)
  const asked = { q: useDeferredValue(q.trim()), from, counts }
  const { data, error } = useQuery({ ...itemsQuery(id, asked), placeholderData: (before) => before })
  const last = Math.min(from + shownAtOnce, data?.total ?? 0)
  return (
    <section aria-label="Videos">
      <TextField
        label="Search titles, summaries and transcripts"
        type="search"
        value={q}
        onChange={({ target }) => {
          setQ(target.value)
          setFrom(0)
        }}
      />
      {error !== null && <p role="alert">{failureText(error)}</p>}
      {data?.total === 0 && <p className="mt-4 text-muted">{q === '' ? 'No videos.' : 'Nothing found.'}</p>}
      <ol className="mt-4 divide-y divide-line">
        {data?.items.map((item) => (
          <li key={item.id}>
            <ItemRow item={item} />
          </li>
        ))}
      </ol>
      {data !== undefined && data.total > shownAtOnce && (
        <nav aria-label="Parts of the list" className="mt-4 flex items-center justify-between gap-3">
          <Button variant="secondary" disabled={from === 0} onClick={() => setFrom(from - shownAtOnce)}>
            Before
          </Button>
          <span className="text-sm text-muted tabular-nums">{`${from + 1} to ${last} of ${data.total}`}</span>
          <Button
            variant="secondary"
            disabled={last >= data.total}
            onClick={() => setFrom(from + shownAtOnce)}
          >
            Next
          </Button>
        </nav>
      )}
    </section>
  )
}
