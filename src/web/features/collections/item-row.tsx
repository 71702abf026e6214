import { Link } from 'react-router'
import type { CollectionItem } from '#contract/collections.ts'
import { clockTime } from '#product/times.ts'
import { Button } from '#web/ui/button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

const stateNames: Readonly<Record<CollectionItem['state'], string>> = {
  waiting: 'Waiting',
  working: 'At work',
  done: 'Done',
  failed: 'Failed',
  skipped: 'Already yours',
}

type Props = {
  item: CollectionItem
  /** What the form of the collection is called. */
  formName: string
  onTakeOut: () => void
  isBusy: boolean
}

/**
 * A video of a collection: its title, what became of it, its form where that is another one than the collection's, and the line that
 * stands for it with its time or why it failed.
 */
export function ItemRow({ item, formName, onTakeOut, isBusy }: Props) {
  const { title, videoId, historyId, state, problem, line, durationSeconds } = item
  const name = title ?? videoId ?? 'A video'
  return (
    <div className="py-4">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="min-w-0 font-medium wrap-anywhere">
          {historyId === null ? (
            <bdi>{name}</bdi>
          ) : (
            <Link to={`/v/${historyId}`} className="underline underline-offset-2 hover:text-accent">
              <bdi>{name}</bdi>
            </Link>
          )}
        </h3>
        <span className={joinClasses('shrink-0 text-sm', state === 'failed' ? 'text-bad' : 'text-muted')}>
          {stateNames[state]}
          {item.form !== null && item.form !== formName && ` · ${item.form}`}
          {durationSeconds !== null && ` · ${clockTime(durationSeconds)}`}
        </span>
      </div>
      {problem !== null && (
        <p className="mt-1 text-sm">
          <span className="font-medium">{problem.title}.</span> {problem.detail}
        </p>
      )}
      {line !== null && (
        <p className="mt-1 text-muted wrap-anywhere">
          <bdi>{line.text}</bdi>
          {line.second !== null && ` (${clockTime(line.second)})`}
        </p>
      )}
      <Button
        variant="quiet"
        size="sm"
        className="mt-1 -ms-3"
        busy={isBusy}
        aria-label={`Take out ${name}`}
        onClick={onTakeOut}
      >
        Take out
      </Button>
    </div>
  )
}
