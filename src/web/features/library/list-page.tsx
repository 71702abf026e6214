import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { BeyondNote } from './beyond-note.tsx'
import { countLine } from './count-line.ts'
import { ListControls } from './list-controls.tsx'
import { ListEmpty, ListFailure, ListHeld, ListLoading, NothingFound } from './list-states.tsx'
import type { List } from './use-list.ts'

/** What one of the two lists is called, and what it says in each of its states. */
export type ListWords = {
  title: string
  loading: string
  failed: string
  empty: { title: string; text: string; action: string }
  search: string
  counted: readonly [one: string, many: string]
  things: 'summaries' | 'transcripts'
}

type Props<T> = {
  list: List<T>
  words: ListWords
  columns: string
  /** How many of the shown items have been deleted since the list was read. */
  removedCount: number
  renderRow: (item: T) => ReactNode
}

/** The page of a list in all its states. */
export function ListPage<T extends { id: string }>({
  list,
  words,
  columns,
  removedCount,
  renderRow,
}: Props<T>) {
  const { state, wish, setWish, items, beyond } = list
  const isAnswer = state === 'there' || state === 'nothing-found'
  return (
    <div className="mx-auto max-w-4xl px-4 pt-8 pb-24 sm:px-6 sm:pt-12">
      <h1 className="font-serif text-4xl font-semibold">{words.title}</h1>
      {(state === 'loading' || state === 'signed-out') && <ListLoading label={words.loading} />}
      {state === 'failed' && <ListFailure text={words.failed} onRetry={list.retry} />}
      {state === 'held' && <ListHeld />}
      {state === 'empty' && <ListEmpty {...words.empty} />}
      {isAnswer && (
        <ListControls
          wish={wish}
          onChange={setWish}
          label={words.search}
          count={countLine({ ...list, total: list.total - removedCount }, words.counted)}
        />
      )}
      {state === 'nothing-found' && (
        <NothingFound query={wish.q} onClear={() => setWish({ ...wish, q: '' })} />
      )}
      {state === 'there' && (
        <ul className={columns}>
          {items.map((item) => (
            <li key={item.id}>{renderRow(item)}</li>
          ))}
        </ul>
      )}
      {state === 'there' && list.hasMoreFailed && (
        <p role="alert" className="mt-6 text-center">
          More of the list couldn't be loaded.
        </p>
      )}
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
      <BeyondNote beyond={beyond} things={words.things} />
    </div>
  )
}
