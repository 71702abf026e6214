import { Link } from 'react-router'
import { listTexts } from '#messages/history-lists.tsx'
import { showPageDialog } from '#web/session/page-dialog.ts'
import { Button, buttonClasses, Spinner } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Mark } from '#web/ui/icons.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { filterName } from './filter-names.ts'
import { isFiltered, withoutAll, withoutFilter } from './list-request.ts'
import type { List } from './use-list.ts'

/** The shape of a list that is on its way. */
export function ListLoading({ label }: { label: string }) {
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
export function ListHeld() {
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
export function ListEmpty({ title, text, action }: EmptyProps) {
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
export function NothingFound({ list }: { list: List<unknown> }) {
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
