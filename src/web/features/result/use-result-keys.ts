import { use, useLayoutEffect } from 'react'
import { LinesContext } from '#web/features/evidence/line-store.ts'
import type { LineStore } from '#web/features/evidence/line-store.ts'
import { isMarkable } from '#web/features/evidence/line.ts'
import type { Line } from '#web/features/evidence/line.ts'
import { lineControl } from '#web/features/evidence/use-line-pointing.ts'
import { ReadingContext } from '#web/features/highlights/reading-context.ts'
import { areShortcutsOn } from '#web/ui/shortcut-setting.ts'
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

/**
 * The keys of a result: j and k to the next and the previous line; p plays the open line, h highlights it, n writes its
 * note, s shares it; t shows the transcript.
 */
export function useResultKeys({ lines, store, play, setTab }: Options): void {
  const reading = use(ReadingContext)
  const allLines = use(LinesContext)
  // Before the lines are painted: a key that is pressed as soon as they are seen must not be lost.
  useLayoutEffect(() => {
    /** Of all lines: one whose highlight was just removed is not listed any more. */
    const openLine = () => allLines.find(({ key }) => key === store.get().open)

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
      const second = openLine()?.evidence.second ?? null
      if (second !== null) play?.(second)
    }

    function mark(act: 'highlight' | 'note' | 'share'): void {
      const line = openLine()
      if (reading === null || line === undefined || !isMarkable(line.kind)) return
      if (act === 'highlight') reading.toggle(line.key)
      else reading.begin({ line: line.key, name: act })
    }

    const acts: Readonly<Record<string, () => void>> = {
      j: () => goTo(1),
      k: () => goTo(-1),
      p: playOpen,
      h: () => mark('highlight'),
      n: () => mark('note'),
      s: () => mark('share'),
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
  }, [lines, allLines, reading, store, play, setTab])
}
