import { useEffect, useRef, useState } from 'react'
import { maxCorrectedLine, maxSpeakerName } from '#product/limits.ts'

/** The way in which an editor was left: to the next line, to the one before, or to where it was opened. */
export type Step = 1 | -1 | 0

type Props = {
  text: string
  label: string
  isName?: boolean
  /** Called once: with the text, `null` where it stays as it was, and the way on. */
  onEnd: (text: string | null, step: Step) => void
}

const charactersInRow = 50
const maxRows = 8

/** A field in place of a line: Enter and leaving it save, Tab saves and goes on, Esc leaves it as it was. */
export function LineEditor({ text, label, isName = false, onEnd }: Props) {
  const [typed, setTyped] = useState(text)
  const field = useRef<HTMLTextAreaElement>(null)
  const hasEnded = useRef(false)
  useEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(isName ? 0 : text.length, text.length)
  }, [isName, text])

  function end(isSaved: boolean, step: Step): void {
    if (hasEnded.current) return
    hasEnded.current = true
    const trimmed = typed.trim()
    onEnd(isSaved && trimmed !== '' && trimmed !== text ? trimmed : null, step)
  }

  return (
    <textarea
      ref={field}
      value={typed}
      rows={isName ? 1 : Math.min(maxRows, Math.ceil(typed.length / charactersInRow) || 1)}
      maxLength={isName ? maxSpeakerName : maxCorrectedLine}
      aria-label={label}
      dir="auto"
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => end(true, 0)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        const steps: Readonly<Record<string, Step>> = { Enter: 0, Escape: 0, Tab: event.shiftKey ? -1 : 1 }
        const step = steps[event.key]
        if (step === undefined || (isName && event.key === 'Tab')) return
        event.preventDefault()
        event.stopPropagation()
        end(event.key !== 'Escape', step)
      }}
      className="w-full rounded-control border border-edge bg-surface px-2 py-1 text-ink"
    />
  )
}
