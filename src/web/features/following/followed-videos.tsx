import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { FollowedItem } from '#contract/follows.ts'
import { followedTexts, followTexts } from '#messages/following.tsx'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { showFailure } from '#web/api/show-failure.ts'
import { formatMoment } from '#web/text/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/card.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'
import { itemsQuery, refreshFollowing } from './follow-query.ts'

/** The newest videos that a follow brought, each with its state. */
export function FollowedVideos({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(itemsQuery(id))
  if (data === undefined && error !== null) {
    return <LoadFailure className="mt-3" text={failureText(error)} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <TextSkeleton label={followTexts.loading} />
  if (data.items.length === 0) return <p className="mt-3 text-sm text-muted">{followedTexts.none}</p>
  return (
    <ul className="mt-3 space-y-3 border-s-2 border-line ps-4">
      {data.items.map((item) => (
        <Video key={item.id} item={item} />
      ))}
      {data.total > data.items.length && (
        <li className="text-sm text-muted">{followedTexts.more(data.total - data.items.length)}</li>
      )}
    </ul>
  )
}

const tones = {
  waiting: 'neutral',
  queued: 'neutral',
  unpaid: 'warn',
  working: 'neutral',
  done: 'good',
  failed: 'bad',
} as const

function Video({ item }: { item: FollowedItem }) {
  const { state, title, url, historyId, reason, nextTryAt } = item
  const name = title ?? url
  return (
    <li>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {historyId === null ? (
          <a
            href={url}
            rel="noreferrer"
            dir="auto"
            className="wrap-anywhere hover:text-accent hover:underline"
          >
            {name}
          </a>
        ) : (
          <Link to={`/v/${historyId}`} dir="auto" className="wrap-anywhere hover:text-accent hover:underline">
            {name}
          </Link>
        )}
        <Badge tone={tones[state]}>{followedTexts.states[state]}</Badge>
      </p>
      {reason !== null && <p className="text-sm text-muted">{reason}</p>}
      {nextTryAt !== null && (
        <p className="text-sm text-muted">{followedTexts.nextTry(formatMoment(nextTryAt))}</p>
      )}
      {state === 'failed' && <Retry id={item.id} name={name} />}
    </li>
  )
}

function Retry({ id, name }: { id: string; name: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('POST /api/follows/items/:id/retry', { params: { id } }),
    onSuccess: refreshFollowing,
    onError: showFailure,
  })
  return (
    <Button
      variant="secondary"
      size="sm"
      className="mt-1"
      busy={isPending}
      aria-label={followedTexts.tryVideo(name)}
      onClick={() => mutate()}
    >
      {followedTexts.tryAgain}
    </Button>
  )
}
