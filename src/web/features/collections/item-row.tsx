import { Link } from 'react-router'
import type { CollectionItem } from '#contract/collections.ts'
import { collectionVideos } from '#messages/collections.tsx'
import { clockTime } from '#product/times.ts'
import { formName } from '#web/text/form-name.ts'
import { Button } from '#web/ui/button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

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
export function ItemRow({ item, formName: formOfAll, onTakeOut, isBusy }: Props) {
  const { title, videoId, historyId, state, problem, line, durationSeconds } = item
  const name = title ?? videoId ?? collectionVideos.unnamed
  return (
    <div className="py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="min-w-0 grow basis-48 font-medium wrap-anywhere">
          {historyId === null ? (
            <bdi>{name}</bdi>
          ) : (
            <Link to={`/v/${historyId}`} className="underline underline-offset-2 hover:text-accent">
              <bdi>{name}</bdi>
            </Link>
          )}
        </h3>
        <span className={joinClasses('text-sm', state === 'failed' ? 'text-bad' : 'text-muted')}>
          {collectionVideos.states[state]}
          {item.form !== null && item.form !== formOfAll && ` · ${formName(item.form)}`}
          {durationSeconds !== null && ` · ${clockTime(durationSeconds)}`}
        </span>
      </div>
      {problem !== null && (
        <p className="mt-1 text-sm">
          <span className="font-medium">{collectionVideos.failure(problem.title)}</span> {problem.detail}
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
        aria-label={collectionVideos.takeOutVideo(name)}
        onClick={onTakeOut}
      >
        {collectionVideos.takeOut}
      </Button>
    </div>
  )
}
