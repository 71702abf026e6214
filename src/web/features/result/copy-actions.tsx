import { useRef, useState } from 'react'
import { copiedSummary, copyFormats } from '#export/copied-text.ts'
import type { CopyFormat, CopySource } from '#export/copied-text.ts'
import { CopyIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { lastChoice, storeChoice, useLastFirst } from './last-choice.ts'

/** Copies a summary the way it was copied last, or in another of the ways, the last one first. */
export function CopyActions({ summary }: { summary: CopySource }) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  function copy(format: CopyFormat): void {
    void copyText(copiedSummary(summary, format))
  }

  function choose(format: CopyFormat): void {
    storeChoice(storageKey, format)
    copy(format)
    setOpen(false)
    opener.current?.focus()
  }

  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => copy(lastChoice(storageKey, allFormats) ?? 'text')}>
        <CopyIcon />
        Copy
      </Button>
      <Button
        ref={opener}
        variant="quiet"
        size="sm"
        aria-expanded={isOpen}
        aria-label="Choose how to copy"
        className="-ms-3 px-2!"
        onClick={() => setOpen(!isOpen)}
      >
        <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 fill-none stroke-current stroke-2">
          <path d="m2.5 4.5 3.5 3.5 3.5-3.5" />
        </svg>
      </Button>
      {isOpen && <Ways onChoose={choose} />}
    </>
  )
}

/** Where the way is stored that this browser copied last. */
const storageKey = 'precis.copy'
const allFormats: readonly CopyFormat[] = ['text', 'times', 'markdown', 'evidence']

function Ways({ onChoose }: { onChoose: (format: CopyFormat) => void }) {
  return (
    <fieldset
      aria-label="Copy"
      className="order-last flex basis-full animate-appear flex-wrap gap-2 px-3! py-2"
    >
      {useLastFirst(storageKey, allFormats).map((format) => (
        <Button key={format} variant="secondary" size="sm" onClick={() => onChoose(format)}>
          {copyFormats[format]}
        </Button>
      ))}
    </fieldset>
  )
}
