import { useEffect, useRef, useState } from 'react'
import type { CopyFormat, CopySource } from '#export/copied-text.ts'
import { controls } from '#messages/controls.ts'
import { failureTexts } from '#messages/failures.ts'
import { result } from '#messages/result.tsx'
import { copiedWords } from '#web/text/copied-words.ts'
import { CopyIcon, OpensIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { lastChoice, storeChoice, useLastFirst } from './last-choice.ts'

/** Copies a summary the way it was copied last, or in another of the ways, the last one first. */
export function CopyActions({ summary }: { summary: CopySource }) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => void loadWriter().catch(() => undefined), [])

  function copy(format: CopyFormat): void {
    void copySummary(summary, format)
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
        {result.copy}
      </Button>
      <Button
        ref={opener}
        variant="quiet"
        size="sm"
        aria-expanded={isOpen}
        aria-label={result.chooseCopy}
        className="-ms-3 px-2!"
        onClick={() => setOpen(!isOpen)}
      >
        <OpensIcon />
      </Button>
      {isOpen && <Ways onChoose={choose} />}
    </>
  )
}

type Writer = typeof import('#export/copied-text.ts')
let writer: Writer | null = null

/** Loaded beside the result, so that it is there when it is pressed: a browser lets a page copy only while a click is handled. */
async function loadWriter(): Promise<Writer> {
  writer ??= await import('#export/copied-text.ts')
  return writer
}

async function copySummary(summary: CopySource, format: CopyFormat): Promise<void> {
  try {
    const { copiedSummary } = writer ?? (await loadWriter())
    await copyText(copiedSummary(summary, format, copiedWords))
  } catch {
    showToast({ title: failureTexts.error, description: controls.notCopied, tone: 'destructive' })
  }
}

/** Where the way is stored that this browser copied last. */
const storageKey = 'precis.copy'
const allFormats: readonly CopyFormat[] = ['text', 'times', 'markdown', 'evidence']

function Ways({ onChoose }: { onChoose: (format: CopyFormat) => void }) {
  return (
    <fieldset
      aria-label={result.copy}
      className="order-last flex basis-full animate-appear flex-wrap gap-2 px-3! py-2"
    >
      {useLastFirst(storageKey, allFormats).map((format) => (
        <Button key={format} variant="secondary" size="sm" onClick={() => onChoose(format)}>
          {result.copyFormats[format]}
        </Button>
      ))}
    </fieldset>
  )
}
