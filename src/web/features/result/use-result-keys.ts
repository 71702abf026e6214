import { use, useLayoutEffect } from 'react'
import { hasSharing } from '#product/offers.ts'
import { lineControl } from '#web/features/evidence/use-line-pointing.ts'
import { isMarkable } from '#web/features/result-state/lines.ts'
import { ResultContext } from '#web/features/result-state/result-context.ts'
import { isPressedIn, onPageKey, takesText, areShortcutsOn } from '#web/ui/page-keys.ts'
import { tabId } from '#web/ui/tabs.tsx'

/**
 * The keys of a result: j and k to the next and the previous line; p plays the open line, h highlights it, n
 * writes its note, s shares it; t shows the transcript.
 */
export function useResultKeys(setTab: (tab: 'summary' | 'transcript') => void): void {
  const { play, lines: store, reading: marks } = use(ResultContext)
  // Before the lines are painted: a key that is pressed as soon as they are seen must not be lost.
  useLayoutEffect(() => {
    if (store === null) return undefined
    const { get, all, opened, show } = store

    function goTo(step: 1 | -1): void {
      setTab('summary')
      const hidden = marks?.get()?.hidden
      const lines = all().filter(({ kind, key }) => isMarkable(kind) && hidden?.has(key) !== true)
      const place = lines.findIndex(({ key }) => key === get().open)
      const next = place === -1 ? lines.at(step === 1 ? 0 : -1) : lines[place + step]
      if (next === undefined) return
      show(next.key, true)
      const control = lineControl(next.key)
      control?.focus({ preventScroll: true })
      control?.closest('[data-line]')?.scrollIntoView({ block: 'center', behavior: 'auto' })
    }

    function playOpen(): void {
      const second = opened()?.evidence.second ?? null
      if (second !== null) play?.(second)
    }

    function mark(act: 'highlight' | 'note' | 'share'): void {
      const line = opened()
      const reading = marks?.get() ?? null
      if (reading === null || line === null || !isMarkable(line.kind)) return
      if (act === 'highlight') reading.toggle(line.key)
      else reading.begin({ line: line.key, name: act })
    }

    const acts: Readonly<Record<string, () => void>> = {
      j: () => goTo(1),
      k: () => goTo(-1),
      p: playOpen,
      h: () => mark('highlight'),
      n: () => mark('note'),
      ...(hasSharing ? { s: () => mark('share') } : {}),
      t: () => {
        setTab('transcript')
        document.getElementById(tabId('transcript'))?.focus()
      },
    }

    return onPageKey((event) => {
      const act = acts[event.key]
      if (act === undefined || isPressedIn(event, takesText) || !areShortcutsOn()) return
      event.preventDefault()
      act()
    })
  }, [store, marks, play, setTab])
}
