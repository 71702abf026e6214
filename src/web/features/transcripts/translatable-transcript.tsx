import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import type { Transcript } from '#contract/transcripts.ts'
import { transcript as words } from '#messages/transcript.ts'
import { TimeChip } from '#web/features/player/time-chip.tsx'
import { transcriptQuery } from '#web/features/run/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart, late } from '#web/ui/lazy-part.tsx'
import { TranscriptActions } from './transcript-actions.tsx'
import { TranscriptReader } from './transcript-reader.tsx'
import type { ReadTranslation } from './transcript-reader.tsx'

const TranslationBar = lazyPart(() => import('./translation-bar.tsx'), 'TranslationBar', late)

const CorrectableLines = lazyPart(
  () => import('#web/features/corrections/correctable-lines.tsx'),
  'CorrectableLines',
  late,
)

type Props = {
  transcript: Transcript
  /** Only who has the transcript in their history can have it translated. */
  isOwn: boolean
  /** True where it is copied and downloaded here, and not elsewhere on the page. */
  hasActions?: boolean
  /** Stands before the actions. */
  children: ReactNode
}

/** A transcript with its actions; its reader may have it in another language, beside the original. */
export function TranslatableTranscript({ transcript: given, isOwn, hasActions = true, children }: Props) {
  // Read again once its reader has corrected it.
  const { data: transcript } = useQuery({ ...transcriptQuery(given.id), initialData: given })
  const [isOpen, setOpen] = useState(false)
  const [isCorrecting, setCorrecting] = useState(false)
  const [translation, setTranslation] = useState<ReadTranslation | null>(null)
  const shown = isOpen && translation?.transcriptId === transcript.id ? translation : null
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
        {children}
        <div className="-ms-3 flex flex-wrap">
          {hasActions && <TranscriptActions transcript={transcript} />}
          {isOwn && (
            <Button variant="quiet" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {words.translate}
            </Button>
          )}
          {isOwn && (
            <Button
              variant="quiet"
              size="sm"
              aria-pressed={isCorrecting}
              onClick={() => setCorrecting(!isCorrecting)}
            >
              {words.correct}
            </Button>
          )}
        </div>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <TranslationBar key={transcript.id} transcript={transcript} onTranslation={setTranslation} />
        </Suspense>
      )}
      <TranscriptReader
        transcript={transcript}
        translation={isCorrecting ? correctingOf(transcript) : shown}
      />
    </>
  )
}

/** The lines of a transcript in a form to correct them, in place of its paragraphs. */
function correctingOf(transcript: Transcript): ReadTranslation {
  return {
    transcriptId: transcript.id,
    lines: [],
    render: ({ sentences }) => (
      <Suspense fallback={null}>
        <CorrectableLines transcript={transcript} sentences={sentences} Time={TimeChip} />
      </Suspense>
    ),
  }
}
