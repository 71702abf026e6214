import { useEffect } from 'react'
import type { LineStore } from '#web/features/evidence/line-store.ts'
import type { Line } from '#web/features/evidence/line.ts'
import { lineControl } from '#web/features/evidence/use-line-pointing.ts'
import { areShortcutsOn } from '#web/lib/shortcut-setting.ts'
import { tabId } from '#web/ui/tabs.tsx'

type Options = {
  lines: readonly Line[]
  store: LineStore
  /** Plays from a second; `null` where nothing can be played. */
  play: ((second: number) => void) | null
  setTab: (tab: 'summary' | 'transcript') => void
}

/** Places that use the letters themselves. */
const takesText = 'input, textarea, select, [contenteditable], [role="dialog"][data-state]'

/** The keys of a result: j and k to the next and the previous line, p plays the open line, t shows the transcript. */
export function useResultKeys({ lines, store, play, setTab }: Options): void {
  useEffect(() => {
    function goTo(step: 1 | -1): void {
      setTab('summary')
      const open = store.get().open
      const place = lines.findIndex(({ key }) => key === open)
      const next = place === -1 ? lines.at(step === 1 ? 0 : -1) : lines[place + step]
      if (next === undefined) return
      store.show(next.key, true)
      const control = lineControl(next.key)
      control?.focus({ preventScroll: true })
      control?.closest('[data-line]')?.scrollIntoView({ block: 'center', behavior: 'auto' })
    }

    function playOpen(): void {
      const line = lines.find(({ key }) => key === store.get().open)
      const second = line?.evidence.second ?? null
      if (second !== null) play?.(second)
    }

    const acts: Readonly<Record<string, () => void>> = {
      j: () => goTo(1),
      k: () => goTo(-1),
      p: playOpen,
      t: () => {
        setTab('transcript')
        document.getElementById(tabId('transcript'))?.focus()
      },
    }

    function handleKey(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(takesText) !== null) return
      const act = acts[event.key]
      if (act === undefined || !areShortcutsOn()) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [lines, store, play, setTab])
}
