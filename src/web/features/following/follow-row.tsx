import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { Follow, FollowedItem } from '#contract/follows.ts'
import { followRow } from '#messages/follow-row.ts'
import { followTexts } from '#messages/follow-texts.ts'
import { followedTexts } from '#messages/followed-texts.ts'
import { maxDailyVideos } from '#product/following.ts'
import { ignoreGone, failureText, showFailure } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { FormSelect } from '#web/session/form-select.tsx'
import { chosenFormText, formName } from '#web/text/form-names.ts'
import { timeAgo, formatMoment } from '#web/text/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/card.tsx'
import { Confirmation, useConfirmation } from '#web/ui/confirmation.tsx'
import { SmallMap } from '#web/ui/line-curve.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { VideoRow } from '#web/ui/video-row.tsx'
import { nameOf, refreshFollowing, itemsQuery } from './follow-query.ts'

type Props = {
  follow: Follow
  /** Milliseconds since 1970. */
  now: number
  /** True where a language model writes. */
  hasModel: boolean
}

/** A source that is followed, with its videos on demand and the way to unfollow it, which asks once more. */
export function FollowRow({ follow, now, hasModel }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { isAsking, opener, ask, cancel } = useConfirmation()
  const videosId = useId()
  const name = nameOf(follow)
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <Facts follow={follow} now={now} />
        {!isAsking && (
          <div className="flex gap-2">
            <Button
              variant="secondary"
              size="sm"
              aria-expanded={isOpen}
              aria-controls={videosId}
              aria-label={followRow.videosOf(name)}
              onClick={() => setOpen(!isOpen)}
            >
              {followRow.videos}
            </Button>
            <Button
              ref={opener}
              variant="secondary"
              size="sm"
              aria-label={followRow.unfollowOne(name)}
              onClick={ask}
            >
              {followRow.unfollow}
            </Button>
          </div>
        )}
      </div>
      {isAsking && <Unfollowing id={follow.id} onCancel={cancel} />}
      <div id={videosId}>
        {isOpen && <FormChoice follow={follow} hasModel={hasModel} />}
        {isOpen && <FollowedVideos id={follow.id} />}
      </div>
    </li>
  )
}

/** The form of what it brings from now on. */
function FormChoice({ follow: { id, form }, hasModel }: Omit<Props, 'now'>) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (next: string) => api('PATCH /api/follows/:id', { params: { id }, body: { form: next } }),
    onSuccess: async (follow) => {
      showToast({
        title: followRow.formChanged(formName(follow.form.name)),
        description: followRow.formNote,
        tone: 'good',
      })
      await refreshFollowing()
    },
    onError: showFailure,
  })
  return (
    <div className="mt-3">
      <FormSelect
        label={followRow.inForm}
        value={isPending ? variables : form.id}
        stored={form}
        hasModel={hasModel}
        onChange={mutate}
      />
    </div>
  )
}

function Facts({ follow, now }: Omit<Props, 'hasModel'>) {
  const { kind, url, isFailing, waiting, leftOut, newestAt, checkedAt } = follow
  const form = chosenFormText(follow.form)
  const news = newestAt === null ? followRow.nothingNew : followRow.lastNew(timeAgo(newestAt, now))
  const checked = checkedAt === null ? '' : ` · ${followRow.checked(timeAgo(checkedAt, now))}`
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <a
          href={url}
          rel="noreferrer"
          className="font-medium wrap-anywhere hover:text-accent hover:underline"
        >
          {nameOf(follow)}
        </a>
        <Badge>{followRow.kinds[kind]}</Badge>
        {isFailing && <Badge tone="warn">{followRow.failing}</Badge>}
      </p>
      <p className="text-sm text-muted">
        {news}
        {checked}
        {waiting > 0 && ` · ${followRow.notDone(waiting)}`}
      </p>
      {leftOut > 0 && <p className="text-sm text-muted">{followRow.leftOut(leftOut, maxDailyVideos)}</p>}
      {form !== null && <p className="text-sm text-muted wrap-anywhere">{form}</p>}
      {isFailing && <p className="text-sm text-muted">{followRow.failingNote}</p>}
    </div>
  )
}

function Unfollowing({ id, onCancel }: { id: string; onCancel: () => void }) {
  const { mutate, isPending } = useMutation({
    // It may have been unfollowed in another tab.
    mutationFn: () => api('DELETE /api/follows/:id', { params: { id } }).catch(ignoreGone),
    onSuccess: async () => {
      showToast({ title: followRow.unfollowed, tone: 'good' })
      await refreshFollowing()
    },
    onError: showFailure,
  })
  return (
    <Confirmation isOnCard className="mt-3" text={followRow.askUnfollow} onCancel={onCancel}>
      <Button variant="danger" busy={isPending} onClick={() => mutate()}>
        {followRow.unfollow}
      </Button>
    </Confirmation>
  )
}

/** The newest videos that a follow brought, each with its state. */
function FollowedVideos({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(itemsQuery(id))
  if (data === undefined && error !== null) {
    return <LoadFailure className="mt-3" text={failureText(error)} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <TextSkeleton label={followTexts.loading} />
  if (data.items.length === 0) return <p className="mt-3 text-sm text-muted">{followedTexts.none}</p>
  return (
    <ul className="mt-3 space-y-4 border-s-2 border-line ps-4">
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
  const { state, title, url, videoId, historyId, gist, reason, nextTryAt } = item
  const name = title ?? url
  return (
    <li>
      <VideoRow
        videoId={videoId}
        level="h3"
        title={
          historyId === null ? (
            <a href={url} rel="noreferrer" className="hover:text-accent hover:underline">
              {name}
            </a>
          ) : (
            <Link to={`/v/${historyId}`} className="hover:text-accent hover:underline">
              {name}
            </Link>
          )
        }
        facts={
          <div className="mt-1 text-sm text-muted">
            <Badge tone={tones[state]}>{followedTexts.states[state]}</Badge>
            {reason !== null && <p className="mt-1">{reason}</p>}
            {nextTryAt !== null && <p className="mt-1">{followedTexts.nextTry(formatMoment(nextTryAt))}</p>}
            {state === 'failed' && <Retry id={item.id} name={name} />}
          </div>
        }
      >
        {gist !== null && (
          <>
            <p dir="auto" className="font-serif text-base/6">
              {gist}
            </p>
            <SmallMap seconds={item.lineSeconds} durationSeconds={item.durationSeconds} />
          </>
        )}
      </VideoRow>
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
