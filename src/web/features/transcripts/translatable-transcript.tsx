import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import type { Transcript } from '#contract/transcripts.ts'
import { transcript as words } from '#messages/transcript.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { TranscriptActions } from './transcript-actions.tsx'
import { TranscriptReader } from './transcript-reader.tsx'
import type { ReadTranslation } from './transcript-reader.tsx'

const TranslationBar = lazyPart(() => import('./translation-bar.tsx'), 'TranslationBar', {
  isFetchedAhead: false,
})

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
export function TranslatableTranscript({ transcript, isOwn, hasActions = true, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [translation, setTranslation] = useState<ReadTranslation | null>(null)
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
        </div>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <TranslationBar key={transcript.id} transcript={transcript} onTranslation={setTranslation} />
        </Suspense>
      )}
      <TranscriptReader
        transcript={transcript}
        translation={isOpen && translation?.transcriptId === transcript.id ? translation : null}
      />
    </>
  )
}
