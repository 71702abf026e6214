import { useEffect } from 'react'
import { areShortcutsOn } from '#web/ui/shortcut-setting.ts'
import type { Reader } from './reader.ts'

const takesText = 'input, textarea, select, [contenteditable], [role="dialog"][data-state]'
/** What the space bar presses itself. */
const takesSpace = `button, a, summary, ${takesText}`

/** While lines are read: Space pauses and goes on, N and P with Shift go to the next and the previous line, Escape ends it. */
export function useReaderKeys(reader: Reader, onClose: () => void): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const act = actionFor(event, reader, onClose)
      if (act === null) return
      event.preventDefault()
      act()
    }
    // Before the keys of the player, which would play the video beside the voice.
    document.addEventListener('keydown', handleKey, { capture: true })
    return () => document.removeEventListener('keydown', handleKey, { capture: true })
  }, [reader, onClose])
}

function actionFor(
  { key, shiftKey, target }: KeyboardEvent,
  reader: Reader,
  onClose: () => void,
): (() => void) | null {
  const isIn = (selector: string): boolean => target instanceof Element && target.closest(selector) !== null
  const { index, phase } = reader.get()
  if (isIn(takesText)) return null
  if (key === 'Escape') return onClose
  if (key === ' ' && !shiftKey && !isIn(takesSpace)) return phase === 'reading' ? reader.pause : reader.resume
  if (!shiftKey || !areShortcutsOn()) return null
  if (key === 'N') return () => reader.goTo(index + 1)
  return key === 'P' ? () => reader.goTo(index - 1) : null
}
