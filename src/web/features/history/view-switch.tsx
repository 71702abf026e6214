import { useState } from 'react'
import { listTexts } from '#messages/history-lists.tsx'
import { lastChoice, storeChoice } from '#web/features/result/last-choice.ts'
import { joinClasses } from '#web/ui/join-classes.ts'

const views = ['cards', 'compact'] as const
type ListView = (typeof views)[number]
const key = 'precis.history-view'

/** How many entries a page of a list has. */
export const pageSizes: Readonly<Record<ListView, number>> = { cards: 20, compact: 50 }

/** How the entries of a list stand; in two columns where there is room for the text, read in lines, an open row takes both. */
export const listColumns: Readonly<Record<ListView, string>> = {
  cards: 'mt-3 space-y-3',
  compact:
    'mt-1 grid grid-flow-dense grid-cols-[repeat(auto-fill,minmax(min(100%,28rem),1fr))] gap-x-8 *:min-w-0 [&>:has(>article>div>[aria-expanded=true])]:col-span-full',
}

/** How the lists are laid out, as this browser chose it last. */
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

type Props = { view: ListView; onChoose: (view: ListView) => void }

/** Chooses between a card and a line for each entry. */
export function ViewSwitch({ view, onChoose }: Props) {
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
