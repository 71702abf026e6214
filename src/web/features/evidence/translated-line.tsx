import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Insight } from '#contract/evidence.ts'
import { languageTag } from '#messages/language.ts'
import { translatedLine } from '#messages/translated-line.ts'
import { TimeChip } from '#web/features/player/time-chip.tsx'
import { SpeakerName } from './speaker-name.tsx'

type Props = {
  line: Pick<Insight, 'second' | 'speaker'>
  translated: { text: string; language: string }
  isRow: boolean
  children: ReactNode
}

/**
 * A line that the reader's browser translated. It has no state: nobody checked the translation. The line as
 * it was said, with its state, is a press away.
 */
export function TranslatedLine({ line, translated, isRow, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const text = (
    <>
      <span lang={translated.language} dir="auto">
        {translated.text}
      </span>{' '}
      <TimeChip second={line.second} quiet /> <SpeakerName line={line} />{' '}
      <span lang={languageTag} className="font-sans text-sm text-muted print:hidden">
        {translatedLine.by}{' '}
        <button
          type="button"
          aria-expanded={isOpen}
          className="min-h-6 underline underline-offset-2 hover:text-ink"
          onClick={() => setOpen(!isOpen)}
        >
          {translatedLine.original}
        </button>
      </span>{' '}
    </>
  )
  if (!isRow)
    return (
      <>
        {text}
        {isOpen && <span className="block text-base text-muted">{children}</span>}
      </>
    )
  return (
    <div className="min-w-0 grow">
      <p className="font-serif text-lg/7 wrap-anywhere">{text}</p>
      {isOpen && <div className="mt-2 flex gap-2 border-s-2 border-line ps-3">{children}</div>}
    </div>
  )
}
