import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { listTexts } from '#messages/list-texts.ts'
import { rowTexts } from '#messages/row-texts.ts'
import { lastChoice, storeChoice } from '#web/features/result/last-choice.ts'
import { formatShortDay } from '#web/text/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { VideoRow } from '#web/ui/video-row.tsx'

const views = ['cards', 'compact'] as const
type ListView = (typeof views)[number]
const key = 'precis.history-view'

/** The number of entries on a page of a list. */
export const pageSizes: Readonly<Record<ListView, number>> = { cards: 20, compact: 50 }

/** The columns of a list; in two where there is room for the text, read in lines, an open row takes both. */
export const listColumns: Readonly<Record<ListView, string>> = {
  cards: 'mt-3 space-y-3',
  compact:
    'mt-1 grid grid-flow-dense grid-cols-[repeat(auto-fill,minmax(min(100%,28rem),1fr))] gap-x-8 *:min-w-0 [&>:has(>article>div>[aria-expanded=true])]:col-span-full',
}

/** The layout of the lists, as this browser chose it last. */
export function useListView(): [ListView, (view: ListView) => void] {
  const [view, setView] = useState<ListView>(() => lastChoice(key, views) ?? 'cards')
  return [
    view,
    (chosen) => {
      setView(chosen)
      storeChoice(key, chosen)
    },
  ]
}

type SwitchProps = { view: ListView; onChoose: (view: ListView) => void }

/** Chooses between a card and a line for each entry. */
export function ViewSwitch({ view, onChoose }: SwitchProps) {
  return (
    <fieldset aria-label={listTexts.view} className="flex shrink-0 rounded-control border border-edge p-0.5">
      {views.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === view}
          onClick={() => onChoose(each)}
          className={joinClasses(
            'h-8 rounded-lg px-2.5 text-sm max-sm:h-10',
            each === view ? 'bg-ink/10 font-medium text-ink' : 'text-muted hover:text-ink',
          )}
        >
          {listTexts.views[each]}
        </button>
      ))}
    </fieldset>
  )
}

type Props = {
  /** `null` where there is no picture. */
  videoId: string | null
  title: ReactNode
  facts: ReactNode
  /** The text of the entry, or the part that a search found. */
  text: ReactNode
  /** The text is in the whole as well: it goes where that is shown. */
  isTextInWhole?: boolean
  /** Under both columns. */
  map?: ReactNode
  actions: ReactNode
  /** All of it, shown when the row is opened. */
  whole: ReactNode
}

/** One entry of a list in a row: picture, title, facts, text; opened, all of it. */
export function RowCard(props: Props) {
  const { videoId, title, facts, text, isTextInWhole = false, map = null, actions, whole } = props
  const headingId = useId()
  const bodyId = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <Card className="p-4 sm:p-5">
      <article aria-labelledby={headingId}>
        <VideoRow videoId={videoId} headingId={headingId} title={title} facts={facts}>
          {!(isOpen && isTextInWhole) && text}
        </VideoRow>
        {map}
        <div className="mt-1 -mb-2 -ms-3 flex flex-wrap">
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? rowTexts.close : rowTexts.readHere}
          </Button>
          {actions}
        </div>
        <div id={bodyId} hidden={!isOpen}>
          {isOpen && whole}
        </div>
      </article>
    </Card>
  )
}

type LineProps = {
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
export function RowLine({ title, heading = title, item, fact, found = null, whole }: LineProps) {
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
