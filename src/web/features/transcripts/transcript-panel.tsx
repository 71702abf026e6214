import { Suspense } from 'react'
import type { ReactNode } from 'react'
import type { Transcript } from '#contract/transcripts.ts'
import { transcriptNotes } from '#messages/transcript-notes.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'

const LoadedTranscript = lazyPart(() => import('./loaded-transcript.tsx'), 'LoadedTranscript')

type Props = {
  transcriptId: string
  known: Transcript | null
  /** Makes a summary of other captions of the video; `null` where only this one is shown. */
  onSummarize: ((transcript: Transcript) => void) | null
}

/** In place of the transcript of a summary that is being written. */
export function WaitingTranscript() {
  return (
    <TranscriptSection>
      <p className="mt-2 text-sm text-muted">{transcriptNotes.later}</p>
    </TranscriptSection>
  )
}

/** The transcript of a result, fetched when it is first shown. */
export function TranscriptPanel(props: Props) {
  return (
    <TranscriptSection>
      <Suspense fallback={<TextSkeleton label={transcriptNotes.fetching} />}>
        <LoadedTranscript {...props} />
      </Suspense>
    </TranscriptSection>
  )
}

function TranscriptSection({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="transcript-heading" className="lg:mt-8 in-room:mt-0">
      <h3 id="transcript-heading" className="font-serif text-2xl font-semibold">
        {transcriptNotes.heading}
      </h3>
      {children}
    </section>
  )
}
