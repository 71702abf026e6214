import { useEffect } from 'react'
import { isPressedIn, onPageKey, takesText } from '#web/ui/page-keys.ts'
import { areShortcutsOn } from '#web/ui/shortcut-setting.ts'
import type { Reader } from './reader.ts'

/** What the space bar presses itself. */
const takesSpace = 'button, a, summary'

/** While lines are read: Space pauses and goes on, N and P with Shift go to the next and the previous line, Escape ends it. */
export function useReaderKeys(reader: Reader, onClose: () => void): void {
  useEffect(
    () =>
      onPageKey(
        (event) => {
          const act = actionFor(event, reader, onClose)
          if (act === null) return
          event.preventDefault()
          act()
        },
        // Before the keys of the player, which would play the video beside the voice.
        { capture: true },
      ),
    [reader, onClose],
  )
}

function actionFor(event: KeyboardEvent, reader: Reader, onClose: () => void): (() => void) | null {
  const { key, shiftKey } = event
  const { index, phase } = reader.get()
  if (isPressedIn(event, takesText)) return null
  if (key === 'Escape') return onClose
  if (key === ' ' && !shiftKey && !isPressedIn(event, takesSpace))
    return phase === 'reading' ? reader.pause : reader.resume
  if (!shiftKey || !areShortcutsOn()) return null
  if (key === 'N') return () => reader.goTo(index + 1)
  return key === 'P' ? () => reader.goTo(index - 1) : null
}
