import { useMutation, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Collection, CollectionItem } from '#contract/collections.ts'
import { collectionVideos } from '#messages/collection-videos.ts'
import { clockTime } from '#product/times.ts'
import { failureText, showFailure } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { formName } from '#web/text/form-names.ts'
import { Button } from '#web/ui/button.tsx'
import { joinFacts } from '#web/ui/direction.ts'
import { TextField } from '#web/ui/fields.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { SmallMap } from '#web/ui/line-curve.tsx'
import { LeadingLine, LineSecond, VideoRow } from '#web/ui/video-row.tsx'
import { itemsQuery, refreshCollections, shownAtOnce } from './collection-query.ts'

type Props = {
  collection: Collection
  /** The answer of all videos to the text in the search field. */
  renderAnswer: (question: string) => ReactNode
}

/** The videos of a collection in parts, searched, with the answer of all of them to a question. */
export function CollectionItems({ collection: { id, counts, form }, renderAnswer }: Props) {
  const [q, setQ] = useState('')
  const [from, setFrom] = useState(0)
  const [wantsFailed, setWantsFailed] = useState(false)
  const isFailed = wantsFailed && counts.failed > 0
  const list = useRef<HTMLElement>(null)
  const text = useDeferredValue(q.trim())
  const { data, error } = useQuery({
    ...itemsQuery(id, { q: text, from, isFailed, counts }),
    placeholderData: (before) => before,
  })
  const takeOut = useTakingOut(id)
  // Each part begins at its beginning.
  const moveTo = (next: number): void => {
    setFrom(next)
    list.current?.scrollIntoView()
  }
  return (
    <section ref={list} aria-label={collectionVideos.videos} className="scroll-mt-20">
      <TextField
        label={collectionVideos.search}
        type="search"
        value={q}
        onChange={({ target }) => {
          setQ(target.value)
          setFrom(0)
        }}
      />
      {renderAnswer(text)}
      <OnlyFailed
        counts={counts}
        isChosen={isFailed}
        onChoose={(chosen) => {
          setWantsFailed(chosen)
          setFrom(0)
        }}
      />
      {error !== null && <p role="alert">{failureText(error)}</p>}
      {data?.total === 0 && (
        <p className="mt-4 text-muted">
          {text === '' ? collectionVideos.none : collectionVideos.nothingFound}
        </p>
      )}
      <ol className="mt-4 divide-y divide-line">
        {data?.items.map((item) => (
          <li key={item.id}>
            <ItemRow
              item={item}
              formName={form.name}
              isBusy={takeOut.isPending && takeOut.variables === item.id}
              onTakeOut={() => takeOut.mutate(item.id)}
            />
          </li>
        ))}
      </ol>
      {data !== undefined && <Parts from={from} total={data.total} onMove={moveTo} />}
    </section>
  )
}

function useTakingOut(id: string) {
  return useMutation({
    mutationFn: (itemId: string) =>
      api('POST /api/collections/:id/items', { params: { id }, body: { remove: [itemId] } }),
    onSuccess: refreshCollections,
    onError: showFailure,
  })
}

type FailedProps = Pick<Collection, 'counts'> & { isChosen: boolean; onChoose: (isChosen: boolean) => void }

/** Finds what failed among many that did not. */
function OnlyFailed({ counts: { failed, total }, isChosen, onChoose }: FailedProps) {
  if (failed === 0 || failed === total) return null
  return (
    <Button
      variant={isChosen ? 'primary' : 'secondary'}
      size="sm"
      className="mt-3"
      aria-pressed={isChosen}
      onClick={() => onChoose(!isChosen)}
    >
      {collectionVideos.onlyFailed(failed)}
    </Button>
  )
}

type PartsProps = { from: number; total: number; onMove: (from: number) => void }

function Parts({ from, total, onMove }: PartsProps) {
  if (total <= shownAtOnce) return null
  const last = Math.min(from + shownAtOnce, total)
  return (
    <nav aria-label={collectionVideos.parts} className="mt-4 flex items-center justify-between gap-3">
      <Button variant="secondary" disabled={from === 0} onClick={() => onMove(from - shownAtOnce)}>
        {collectionVideos.before}
      </Button>
      <span className="text-sm text-muted tabular-nums">{collectionVideos.range(from + 1, last, total)}</span>
      <Button variant="secondary" disabled={last >= total} onClick={() => onMove(from + shownAtOnce)}>
        {collectionVideos.next}
      </Button>
    </nav>
  )
}

type RowProps = {
  item: CollectionItem
  /** The name of the collection's form. */
  formName: string
  onTakeOut: () => void
  isBusy: boolean
}

/**
 * A video of a collection, with what became of it, its form where that is another one than the collection's,
 * and the line that stands for it or why it failed.
 */
function ItemRow({ item, formName: formOfAll, onTakeOut, isBusy }: RowProps) {
  const { title, videoId, channel, historyId, state, problem, line, lineSeconds, durationSeconds } = item
  const name = title ?? videoId ?? collectionVideos.unnamed
  const facts = [
    channel,
    durationSeconds === null ? null : clockTime(durationSeconds),
    item.form !== null && item.form !== formOfAll ? formName(item.form) : null,
  ]
  return (
    <div className="py-4">
      <VideoRow
        videoId={videoId}
        level="h3"
        title={
          historyId === null ? (
            name
          ) : (
            <Link to={`/v/${historyId}`} className="hover:text-accent hover:underline">
              {name}
            </Link>
          )
        }
        facts={
          <p className="mt-1 text-sm text-muted tabular-nums">
            {joinFacts(facts)} {/* A video that is done shows its line, where it has one. */}
            {(state !== 'done' || line === null) && (
              <span className={joinClasses('ms-2', state === 'failed' && 'text-bad')}>
                {collectionVideos.states[state]}
              </span>
            )}
          </p>
        }
      >
        {problem !== null && (
          <p className="text-sm">
            <span className="font-medium">{collectionVideos.failure(problem.title)}</span> {problem.detail}
          </p>
        )}
        {line !== null && (
          <LeadingLine
            line={line}
            second={<LineSecond historyId={historyId} second={line.second} title={name} />}
          />
        )}
        <SmallMap seconds={lineSeconds} durationSeconds={durationSeconds} />
        <Button
          variant="quiet"
          size="sm"
          className="mt-1 -ms-3"
          busy={isBusy}
          aria-label={collectionVideos.takeOutVideo(name)}
          onClick={onTakeOut}
        >
          {collectionVideos.takeOut}
        </Button>
      </VideoRow>
    </div>
  )
}
