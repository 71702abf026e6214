import { use, useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { readerBar } from '#messages/reader-bar.ts'
import { ResultContext } from '#web/features/result-state/result-context.ts'
import { stateName } from '#web/text/describe-line.ts'
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from '#web/ui/action-icons.tsx'
import { SelectField } from '#web/ui/fields.tsx'
import { CloseIcon, IconButton } from '#web/ui/icon-button.tsx'
import { isPressedIn, onPageKey, takesText, areShortcutsOn } from '#web/ui/page-keys.ts'
import { StateDot, stateColours } from '#web/ui/state-dot.tsx'
import type { Reader, Reading } from './reader.ts'
import { readingSpeeds, storedSpeed, storeSpeed } from './reader.ts'

type Props = { reader: Reader; onClose: () => void }

/** The voice's position with its controls, at the foot of the window; its line is in view. */
export function ReaderBar({ reader, onClose }: Props) {
  const reading = useSyncExternalStore(reader.subscribe, reader.get, reader.get)
  const { index, phase } = reading
  const line = reader.lines[index]
  useReadLine(line?.key ?? null)
  useReaderKeys(reader, onClose)
  useEffect(() => {
    // Leaving the page leaves the voice speaking unless it is silenced.
    addEventListener('pagehide', reader.stop)
    return () => {
      removeEventListener('pagehide', reader.stop)
      reader.stop()
    }
  }, [reader])
  if (line === undefined) return null
  // Of the document, where no part of the page can move or cut it.
  return createPortal(
    <section
      aria-label={readerBar.title}
      className="animate-appear fixed inset-x-3 bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-30 mx-auto flex max-w-[34rem] items-center gap-x-1 rounded-card border border-line bg-surface px-2 py-1 shadow-lg md:bottom-4 print:hidden"
    >
      <div dir="ltr" className="flex items-center gap-x-1">
        <IconButton label={readerBar.previous} isOff={index === 0} onClick={() => reader.goTo(index - 1)}>
          <PreviousIcon />
        </IconButton>
        <PlayButton reader={reader} phase={phase} />
        <IconButton
          label={readerBar.next}
          isOff={index === reader.lines.length - 1}
          onClick={() => reader.goTo(index + 1)}
        >
          <NextIcon />
        </IconButton>
      </div>
      <p className="ms-1 min-w-0 grow text-sm leading-tight tabular-nums">
        <span className="block font-medium">{positionText(reading, reader.lines.length)}</span>
        <span className={`flex items-center gap-1 text-xs ${stateColours[line.evidence.state]}`}>
          <StateDot state={line.evidence.state} />
          {stateName(line.evidence)}
        </span>
      </p>
      <SpeedField reader={reader} />
      <IconButton label={readerBar.stop} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </section>,
    document.body,
  )
}

function positionText({ index, phase }: Reading, total: number): string {
  if (phase === 'ended') return readerBar.allRead(total)
  if (phase === 'failed') return readerBar.failed
  return readerBar.position(index + 1, total)
}

function PlayButton({ reader, phase }: { reader: Reader; phase: Reading['phase'] }) {
  if (phase === 'reading') {
    return (
      <IconButton label={readerBar.pause} onClick={reader.pause}>
        <PauseIcon />
      </IconButton>
    )
  }
  return (
    <IconButton label={phase === 'ended' ? readerBar.readAgain : readerBar.goOn} onClick={reader.resume}>
      <PlayIcon />
    </IconButton>
  )
}

function SpeedField({ reader }: { reader: Reader }) {
  const [speed, setSpeed] = useState(storedSpeed)
  function handleChange(next: number): void {
    setSpeed(next)
    storeSpeed(next)
    reader.setRate(next)
  }
  return (
    <SelectField
      label={readerBar.speed}
      value={speed}
      onChange={({ target }) => handleChange(Number(target.value))}
      className="shrink-0 max-sm:[&_label]:sr-only max-sm:[&_select]:w-16"
    >
      {readingSpeeds.map((each) => (
        <option key={each} value={each}>
          {each}×
        </option>
      ))}
    </SelectField>
  )
}

/** Lights the line that is read, also after the pointer has left another, and brings it into view. */
function useReadLine(key: string | null): void {
  const { lines: store } = use(ResultContext)
  useEffect(() => {
    if (key === null || store === null) return undefined
    const light = (): void => {
      if (store.get().lit === null) store.light(key)
    }
    store.light(key)
    const unsubscribe = store.subscribe(light)
    document.querySelector(`[data-line="${key}"]`)?.scrollIntoView({ block: 'center' })
    return () => {
      unsubscribe()
      store.light(store.get().open)
    }
  }, [key, store])
}

/** The elements that the space bar presses itself. */
const takesSpace = 'button, a, summary'

/** Keys while lines are read: Space pauses, Shift with N and P moves on and back, Escape ends. */
function useReaderKeys(reader: Reader, onClose: () => void): void {
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
