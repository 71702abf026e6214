import type { KeyboardEvent } from 'react'
import { pageDirection } from './direction.ts'
import { joinClasses } from './join-classes.ts'

type Props<Name extends string> = {
  label: string
  tabs: readonly { name: Name; label: string }[]
  active: Name
  onChange: (name: Name) => void
  className?: string
}

/** A row of tabs, moved through by the arrow keys. The panel of a tab has the id of `tabPanelId`. */
export function Tabs<Name extends string>({ label, tabs, active, onChange, className }: Props<Name>) {
  function handleKeyDown(event: KeyboardEvent): void {
    const side = sides[event.key]
    if (side === undefined) return
    // Where lines run from right to left, so do the tabs.
    const step = pageDirection() === 'rtl' ? -side : side
    event.preventDefault()
    const place = tabs.findIndex(({ name }) => name === active)
    const next = tabs[(place + step + tabs.length) % tabs.length]
    if (next === undefined) return
    onChange(next.name)
    document.getElementById(tabId(next.name))?.focus()
  }

  return (
    <div
      role="tablist"
      aria-label={label}
      className={joinClasses('flex flex-wrap gap-x-6 border-b border-line print:hidden', className)}
    >
      {tabs.map((tab) => (
        <button
          key={tab.name}
          type="button"
          role="tab"
          id={tabId(tab.name)}
          aria-selected={tab.name === active}
          aria-controls={tabPanelId(tab.name)}
          tabIndex={tab.name === active ? 0 : -1}
          onClick={() => onChange(tab.name)}
          onKeyDown={handleKeyDown}
          className="-mb-px h-11 border-b-2 border-transparent font-medium text-muted hover:text-ink aria-selected:border-accent aria-selected:text-ink"
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}

const sides: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** The id of a tab. */
export function tabId(name: string): string {
  return `tab-${name}`
}

/** The id of the panel of a tab. */
export function tabPanelId(name: string): string {
  return `panel-${name}`
}
