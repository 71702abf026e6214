import { Suspense, useState } from 'react'
import type { Transcript } from '#contract/transcripts.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'

const LoadedTranscript = lazyPart(() => import('./loaded-transcript.tsx'), 'LoadedTranscript')

type Props = {
  transcriptId: string
  known: Transcript | null
  /** Makes a summary of other captions of the video; `null` where only this one is shown. */
  onSummarize: ((transcript: Transcript) => void) | null
}

/** The transcript under a result, fetched when it is asked for. */
export function TranscriptSection({ transcriptId, known, onSummarize }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <section aria-labelledby="transcript-heading" className={open ? 'mt-12' : 'mt-12 print:hidden'}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="transcript-heading" className="font-serif text-2xl font-semibold">
          Transcript
        </h3>
        <Button variant="secondary" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide transcript' : 'Show transcript'}
        </Button>
      </div>
      {open && (
        <div className="mt-3">
          <Suspense fallback={<TextSkeleton label="Fetching transcript..." />}>
            <LoadedTranscript transcriptId={transcriptId} known={known} onSummarize={onSummarize} />
          </Suspense>
        </div>
      )}
    </section>
  )
}
