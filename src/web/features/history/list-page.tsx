import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { listTexts } from '#messages/history-lists.tsx'
import type { summaryList } from '#messages/history-lists.tsx'
import { Button } from '#web/ui/button.tsx'
import { ListFailure } from '#web/ui/load-failure.tsx'
import { ListControls } from './list-controls.tsx'
import { isFiltered } from './list-request.ts'
import { ListEmpty, ListHeld, ListLoading, NothingFound } from './list-states.tsx'
import type { List } from './use-list.ts'

/** What one of the two lists is called, and what it says in each of its states. */
export type ListTexts = typeof summaryList & { title: string }

type Props<T> = {
  list: List<T>
  texts: ListTexts
  columns: string
  /** What else there is to choose. */
  controls?: ReactNode
  /** What can be done with all that is listed, beside their number. */
  actions?: ReactNode
  /** What Enter in the search does; nothing where it isn't given. */
  onSubmit?: () => void
  /** What the search is answered with besides the items. */
  answer?: ReactNode
  /** It has one, whether an item was found or not. */
  isAnswered?: boolean
  /** How many of the shown items have been deleted since the list was read. */
  removedCount: number
  renderRow: (item: T) => ReactNode
}

/** The page of a list in all its states. */
export function ListPage<T extends { id: string }>({
  list,
  texts,
  columns,
  controls = null,
  actions = null,
  onSubmit,
  answer = null,
  isAnswered = false,
  removedCount,
  renderRow,
}: Props<T>) {
  const { state, request, items, beyond } = list
  const isAnswer = state === 'there' || state === 'nothing-found'
  // What failed to be found is still in its field, to be changed or tried again.
  const hasControls = isAnswer || (state === 'failed' && (request.q !== '' || isFiltered(request)))
  const count = countLine({ ...list, total: list.total - removedCount }, texts)
  return (
    <div className="page-grid pt-5 pb-24">
      <h1 className="font-serif text-2xl font-semibold">{texts.title}</h1>
      {(state === 'loading' || state === 'signed-out') && <ListLoading label={texts.loading} />}
      {state === 'held' && <ListHeld />}
      {state === 'empty' && <ListEmpty {...texts.empty} />}
      {hasControls && (
        <ListControls
          list={list}
          label={texts.search}
          onSubmit={onSubmit}
          controls={controls}
          count={count}
          actions={state === 'there' && actions}
        />
      )}
      {state === 'failed' && <ListFailure text={texts.failed} onRetry={list.retry} />}
      {isAnswer && answer}
      {state === 'nothing-found' && !isAnswered && <NothingFound list={list} />}
      {state === 'there' && (
        <ul className={columns}>
          {items.map((item) => (
            <li key={item.id}>{renderRow(item)}</li>
          ))}
        </ul>
      )}
      {state === 'there' && list.hasMoreFailed && <MoreFailed />}
      {state === 'there' && list.showMore !== null && (
        <Button
          variant="secondary"
          className="mt-6 w-full"
          busy={list.isFetchingMore}
          onClick={list.showMore}
        >
          {list.hasMoreFailed ? listTexts.tryAgain : listTexts.more}
        </Button>
      )}
      <BeyondNote beyond={beyond} texts={texts} />
    </div>
  )
}

function MoreFailed() {
  return (
    <p role="alert" className="mt-6 text-center">
      {listTexts.moreFailed}
    </p>
  )
}

type BeyondNoteProps = {
  beyond: { count: number; windowDays: number | null }
  texts: ListTexts
}

/** Counts the items that are older than the plan shows. */
function BeyondNote({ beyond: { count, windowDays }, texts }: BeyondNoteProps) {
  if (count === 0 || windowDays === null) return null
  return (
    <p className="mt-6 rounded-card border border-line bg-surface p-5 text-muted">
      {texts.beyond(count, windowDays)}{' '}
      <Link to="/pricing" className="font-medium whitespace-nowrap text-accent underline underline-offset-2">
        {listTexts.plans}
      </Link>
    </p>
  )
}

/** How many there are, or were found; nothing before that is known. */
function countLine(
  { state, total, request }: Pick<List<unknown>, 'state' | 'total' | 'request'>,
  texts: ListTexts,
): string {
  if (state !== 'there') return ''
  return request.q.trim() === '' && !isFiltered(request) ? texts.count(total) : texts.found(total)
}
