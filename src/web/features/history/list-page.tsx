import type { ReactNode } from 'react'
import type { HistoryQuery } from '#contract/history.ts'
import { Button } from '#web/ui/button.tsx'
import { ListFailure } from '#web/ui/load-failure.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ListEmpty, ListHeld, ListLoading, NothingFound } from './list-states.tsx'
import type { List, ListOptions } from './use-list.ts'

/** What one of the two lists is called, and what it says in each of its states. */
export type ListTexts = {
  title: string
  loading: string
  failed: string
  empty: { title: string; text: string; action: string }
  search: string
  counted: readonly [one: string, many: string]
  plural: 'summaries' | 'transcripts'
}

type Props<T> = {
  list: List<T>
  texts: ListTexts
  columns: string
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
  onSubmit,
  answer = null,
  isAnswered = false,
  removedCount,
  renderRow,
}: Props<T>) {
  const { state, options, setOptions, items, beyond } = list
  const isAnswer = state === 'there' || state === 'nothing-found'
  // A search that failed is still in its field, to be changed or tried again.
  const hasControls = isAnswer || (state === 'failed' && options.q !== '')
  return (
    <div className="mx-auto max-w-4xl px-4 pt-8 pb-24 sm:px-6 sm:pt-12">
      <h1 className="font-serif text-4xl font-semibold">{texts.title}</h1>
      {(state === 'loading' || state === 'signed-out') && <ListLoading label={texts.loading} />}
      {state === 'held' && <ListHeld />}
      {state === 'empty' && <ListEmpty {...texts.empty} />}
      {hasControls && (
        <ListControls
          options={options}
          onChange={setOptions}
          onSubmit={onSubmit}
          label={texts.search}
          count={countLine({ ...list, total: list.total - removedCount }, texts.counted)}
        />
      )}
      {state === 'failed' && <ListFailure text={texts.failed} onRetry={list.retry} />}
      {isAnswer && answer}
      {state === 'nothing-found' && !isAnswered && (
        <NothingFound query={options.q} onClear={() => setOptions({ ...options, q: '' })} />
      )}
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
          {list.hasMoreFailed ? 'Try again' : 'Show more'}
        </Button>
      )}
      <BeyondNote beyond={beyond} plural={texts.plural} />
    </div>
  )
}

function MoreFailed() {
  return (
    <p role="alert" className="mt-6 text-center">
      More of the list couldn't be loaded.
    </p>
  )
}

type BeyondNoteProps = {
  beyond: { count: number; windowDays: number | null }
  plural: 'summaries' | 'transcripts'
}

const singular = { summaries: 'summary', transcripts: 'transcript' }

/** Counts the items that are older than the plan shows. */
function BeyondNote({ beyond: { count, windowDays }, plural }: BeyondNoteProps) {
  if (count === 0 || windowDays === null) return null
  const isOne = count === 1
  return (
    <p className="mt-6 rounded-card border border-line bg-surface p-5 text-muted">
      {count} more {isOne ? `${singular[plural]} is` : `${plural} are`} older than the {windowDays} days that
      your plan shows. {isOne ? 'It is' : 'They are'} still saved.{' '}
      <a href="/pricing" className="font-medium whitespace-nowrap text-accent underline underline-offset-2">
        View Pricing Plans
      </a>
    </p>
  )
}

/** How many there are, or were found; nothing before that is known. */
function countLine(
  { state, total, options }: Pick<List<unknown>, 'state' | 'total' | 'options'>,
  [one, many]: readonly [one: string, many: string],
): string {
  if (state !== 'there') return ''
  const counted = `${total} ${total === 1 ? one : many}`
  return options.q.trim() === '' ? counted : `${counted} found`
}

const sorts: readonly { value: HistoryQuery['sort']; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'title', label: 'By title' },
  { value: 'longest', label: 'Longest first' },
]

type ListControlsProps = {
  options: ListOptions
  onChange: (options: ListOptions) => void
  onSubmit: (() => void) | undefined
  label: string
  /** How many there are, in words. */
  count: string
}

/** Search and order of a list. */
function ListControls({ options, onChange, onSubmit, label, count }: ListControlsProps) {
  return (
    <form
      className="mt-6"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
      }}
    >
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <TextField
          label={label}
          type="search"
          className="min-w-56 grow"
          value={options.q}
          onChange={({ target }) => onChange({ ...options, q: target.value })}
        />
        <SelectField
          label="Sort"
          className="pb-1"
          value={options.sort}
          onChange={({ target }) => {
            const sort = sorts.find(({ value }) => value === target.value)
            if (sort !== undefined) onChange({ ...options, sort: sort.value })
          }}
        >
          {sorts.map((sort) => (
            <option key={sort.value} value={sort.value}>
              {sort.label}
            </option>
          ))}
        </SelectField>
      </div>
      <output className="mt-2 block min-h-5 text-sm text-muted">{count}</output>
    </form>
  )
}
