import { useId } from 'react'
import type { ReactNode } from 'react'
import { adminTexts } from '#messages/admin.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { AdminList } from './admin-query.ts'

/** One part of the admin page under its heading. */
export function AdminSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card className="p-4 sm:p-5">
      <section aria-labelledby={id}>
        <h2 id={id} className="font-serif text-xl font-semibold">
          {title}
        </h2>
        {children}
      </section>
    </Card>
  )
}

type ListProps<T> = {
  list: AdminList<T>
  label: string
  /** What is said where there is nothing. */
  empty: string
  renderRow: (item: T) => ReactNode
}

/** A list that scrolls in its place: on its way, failed, empty or there. */
export function AdminRows<T extends { id: string }>({ list, label, empty, renderRow }: ListProps<T>) {
  if (list.isLoading) {
    return (
      <output className="mt-4 block space-y-3">
        <span className="sr-only">{adminTexts.loading}</span>
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
      </output>
    )
  }
  if (list.failure !== null) {
    return (
      <div role="alert" className="mt-4">
        <p className="text-bad">{list.failure}</p>
        <Button variant="secondary" size="sm" className="mt-3" onClick={list.retry}>
          {adminTexts.tryAgain}
        </Button>
      </div>
    )
  }
  if (list.items.length === 0) return <p className="mt-4 text-muted">{empty}</p>
  return (
    <section
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="relative mt-4 max-h-96 overflow-y-auto rounded-control border border-line bg-paper"
    >
      <ul className="divide-y divide-line">
        {list.items.map((item) => (
          <li key={item.id} className="px-3 py-2">
            {renderRow(item)}
          </li>
        ))}
      </ul>
      {list.showMore !== null && (
        <Button variant="quiet" className="w-full" busy={list.isFetchingMore} onClick={list.showMore}>
          {adminTexts.more}
        </Button>
      )}
    </section>
  )
}
