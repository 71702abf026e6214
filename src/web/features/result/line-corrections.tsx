import { Suspense } from 'react'
import type { Line } from '#web/features/result-state/lines.ts'
import { useReading } from '#web/features/result-state/use-lines.ts'
import { lazyPart, late } from '#web/ui/lazy-part.tsx'

const CitedWords = lazyPart(() => import('#web/features/corrections/cited-words.tsx'), 'CitedWords', late)

type Props = { evidence: Line['evidence']; transcriptId: string | null }

/** The corrections of the words that a line cites, and for the owner the way to correct them. */
export function LineCorrections({ evidence: { corrected, sentence }, transcriptId }: Props) {
  const isOwn = useReading() !== null
  const cited = isOwn && transcriptId !== null && sentence !== null ? { transcriptId, sentence } : null
  if (corrected === undefined && cited === null) return null
  return (
    <Suspense fallback={null}>
      <CitedWords corrected={corrected} cited={cited} />
    </Suspense>
  )
}
