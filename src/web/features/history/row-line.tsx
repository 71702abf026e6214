import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { rowTexts } from '#messages/history-rows.tsx'
import { formatShortDay } from '#web/text/format-date.ts'
import { joinClasses } from '#web/ui/join-classes.ts'

type Props = {
  title: string
  /** The title as it is shown, where it is a link; else the words. */
  heading?: ReactNode
  item: { videoChannel: string | null; createdAt: string }
  /** One thing more to know of it, before its day. */
  fact: ReactNode
  /** Under the line, also while it is closed. */
  found?: ReactNode
  /** All of it, shown when the line is opened. */
  whole: ReactNode
}

/** One entry of a list in one line; opened, all of it under the line. */
export function RowLine({ title, heading = title, item, fact, found = null, whole }: Props) {
  const headingId = useId()
  const bodyId = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <article
      aria-labelledby={headingId}
      className={joinClasses(isOpen && 'rounded-control border border-line bg-surface px-3 pb-3')}
    >
      <div className="flex h-6 items-center gap-2 text-sm max-sm:h-11">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          aria-label={isOpen ? rowTexts.closeTitle(title) : rowTexts.readTitle(title)}
          onClick={() => setOpen(!isOpen)}
          className="-ms-1 grid size-6 shrink-0 place-items-center rounded-control text-muted hover:text-ink max-sm:size-11"
        >
          <span
            aria-hidden="true"
            className={joinClasses(
              'size-2 border-e-2 border-b-2 border-current',
              isOpen ? 'rotate-45 rtl:-rotate-45' : '-rotate-45 rtl:rotate-45',
            )}
          />
        </button>
        <h2 id={headingId} className="min-w-0 grow truncate font-medium" dir="auto">
          {heading}
        </h2>
        {item.videoChannel !== null && (
          <span dir="auto" className="w-32 shrink-0 truncate text-muted max-sm:hidden">
            {item.videoChannel}
          </span>
        )}
        {fact}
        <time dateTime={item.createdAt} className="w-16 shrink-0 text-end text-muted tabular-nums">
          {formatShortDay(item.createdAt)}
        </time>
      </div>
      {found}
      <div id={bodyId} hidden={!isOpen}>
        {isOpen && whole}
      </div>
    </article>
  )
}
