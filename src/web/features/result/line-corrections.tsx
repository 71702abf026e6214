import { Suspense } from 'react'
import type { Line } from '#web/features/result-state/lines.ts'
import { useReading } from '#web/features/result-state/use-lines.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const CorrectedNote = lazyPart(
  () => import('#web/features/corrections/corrected-note.tsx'),
  'CorrectedNote',
  { isFetchedAhead: false },
)
const CorrectCited = lazyPart(() => import('#web/features/corrections/correct-cited.tsx'), 'CorrectCited', {
  isFetchedAhead: false,
})

type Props = { evidence: Line['evidence']; transcriptId: string | null }

/** The owner's correction of the words that a line cites, and the way to correct them. */
export function LineCorrections({ evidence: { corrected, sentence }, transcriptId }: Props) {
  const isShared = useReading() === null
  return (
    <Suspense fallback={null}>
      {corrected !== undefined && <CorrectedNote heard={corrected.heard} isShared={isShared} />}
      {!isShared && transcriptId !== null && sentence !== null && (
        <CorrectCited key={sentence} transcriptId={transcriptId} sentence={sentence} />
      )}
    </Suspense>
  )
}
