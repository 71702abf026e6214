import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { listTexts } from '#messages/list-texts.ts'
import type { summaryList } from '#messages/summary-list.ts'
import { showPageDialog } from '#web/session/page-dialog.ts'
import { Button, buttonClasses, Spinner } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Mark } from '#web/ui/icons.tsx'
import { ListFailure } from '#web/ui/load-failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { filterName } from './filter-names.ts'
import { ListControls } from './list-controls.tsx'
import { isFiltered, withoutAll, withoutFilter } from './use-list.ts'
import type { List } from './use-list.ts'

/** The title of one of the two lists, and its texts in each state. */
export type ListTexts = typeof summaryList & { title: string }

type Props<T> = {
  list: List<T>
  texts: ListTexts
  columns: string
  /** The other choices. */
  controls?: ReactNode
  /** The actions on all entries of the list, beside their number. */
  actions?: ReactNode
  /** The handler of Enter in the search; nothing happens where it isn't given. */
  onSubmit?: () => void
  /** The answer to the search besides the items. */
  answer?: ReactNode
  /** It has one, whether an item was found or not. */
  isAnswered?: boolean
  /** The number of shown items that were deleted since the list was read. */
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
    <div className="page-grid min-h-dvh pt-5 pb-24">
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

/** The number of entries, or of those found, in words; nothing before it is known. */
function countLine(
  { state, total, request }: Pick<List<unknown>, 'state' | 'total' | 'request'>,
  texts: ListTexts,
): string {
  if (state !== 'there') return ''
  return request.q.trim() === '' && !isFiltered(request) ? texts.count(total) : texts.found(total)
}

/** The shape of a list that is on its way. */
function ListLoading({ label }: { label: string }) {
  return (
    <div className="mt-6 space-y-4">
      <output className="flex items-center gap-2 text-muted">
        <Spinner />
        {label}
      </output>
      {[0, 1, 2].map((row) => (
        <Card key={row} className="flex gap-5 p-5">
          <Skeleton className="hidden aspect-video w-44 shrink-0 sm:block" />
          <div className="grow space-y-3">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-11/12" />
          </div>
        </Card>
      ))}
    </div>
  )
}

/** Says why there is no list as long as a device has to be removed, and leads to the devices. */
function ListHeld() {
  return (
    <Card className="mt-6 p-5">
      <p>{listTexts.held}</p>
      <Button className="mt-4" onClick={() => showPageDialog({ name: 'devices' })}>
        {listTexts.devices}
      </Button>
    </Card>
  )
}

type EmptyProps = { title: string; text: string; action: string }

/** A list without anything in it, and the way to the first. */
function ListEmpty({ title, text, action }: EmptyProps) {
  return (
    <Card className="mt-6 flex flex-col items-center px-5 py-14 text-center">
      <Mark />
      <h2 className="mt-4 font-serif text-2xl font-semibold">{title}</h2>
      <p className="mt-1 max-w-[44ch] text-balance text-muted">{text}</p>
      <Link to="/" className={`${buttonClasses({})} mt-6`}>
        {action}
      </Link>
    </Card>
  )
}

/** A search or filters that found nothing: which of them hides all, and the way out of it. */
function NothingFound({ list }: { list: List<unknown> }) {
  const { request, setRequest, hiddenBy, choices } = list
  const isNarrowed = isFiltered(request)
  const [first] = hiddenBy
  return (
    <Card className="mt-4 p-8 text-center">
      {!isNarrowed && <p>{listTexts.nothingContains(<q className="font-medium">{request.q}</q>)}</p>}
      {isNarrowed && hiddenBy.length === 1 && first !== undefined && (
        <p>
          {listTexts.hidden(
            <span className="font-medium">{filterName(first.filter, request, choices)}</span>,
            first.count,
          )}
        </p>
      )}
      {isNarrowed && hiddenBy.length !== 1 && <p>{listTexts.nothingTogether}</p>}
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        {isNarrowed &&
          hiddenBy.map(({ filter, count }) => (
            <Button
              key={filter}
              variant="secondary"
              onClick={() => setRequest(withoutFilter(request, filter))}
            >
              {listTexts.without(filterName(filter, request, choices), count)}
            </Button>
          ))}
        <Button variant="secondary" onClick={() => setRequest(withoutAll(request))}>
          {listTexts.showAll}
        </Button>
      </div>
    </Card>
  )
}
