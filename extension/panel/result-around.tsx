import { useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import type { Summary } from '#contract/summary.ts'
import { EvidenceCard } from '#web/features/evidence/evidence-card.tsx'
import type { EvidenceSource } from '#web/features/evidence/evidence-card.tsx'
import { useLinePointing } from '#web/features/evidence/use-line-pointing.ts'
import { linesOf } from '#web/features/result-state/lines.ts'
import { noResult, ResultContext } from '#web/features/result-state/result-context.ts'
import { useLineStore, useOpenLine } from '#web/features/result-state/use-lines.ts'
import type { Page } from './use-page.ts'

type Props = {
  shown: Pick<Summary, 'gistSentence' | 'summarySentences' | 'insights' | 'chapters'>
  video: Omit<EvidenceSource, 'transcriptId'>
  transcriptId: string | null
  timings: Summary['timings']
  page: Page
  children: ReactNode
}

/** The shared context of a result: times that move the page's player, its clock, and the lines. */
export function ResultAround({ shown, video, transcriptId, timings, page, children }: Props) {
  const region = useRef<HTMLElement | null>(null)
  const lines = useLineStore(useMemo(() => linesOf(shown), [shown]))
  useLinePointing(region, lines)
  const { seek: play, clock } = page
  const around = useMemo(() => ({ ...noResult, play, clock, timings, lines }), [play, clock, timings, lines])
  return (
    <ResultContext value={around}>
      <article ref={region} aria-labelledby="result-heading">
        {children}
        <OpenEvidence source={{ ...video, transcriptId }} />
      </article>
    </ResultContext>
  )
}

/** The evidence of the line that is open, at the lower edge of the panel. */
function OpenEvidence({ source }: { source: EvidenceSource }) {
  const line = useOpenLine()
  return line === null ? null : (
    <EvidenceCard line={line} source={source} actions={null} note={null} task={null} />
  )
}
