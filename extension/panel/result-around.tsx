import { useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { Summary } from '#contract/summaries.ts'
import { EvidenceCard } from '#web/features/evidence/evidence-card.tsx'
import type { EvidenceSource } from '#web/features/evidence/evidence-card.tsx'
import {
  createLineStore,
  LineContext,
  LinesContext,
  useOpenLine,
  AnswerLinesContext,
} from '#web/features/evidence/line-store.ts'
import { linesOf } from '#web/features/evidence/line.ts'
import type { Line } from '#web/features/evidence/line.ts'
import { useLinePointing } from '#web/features/evidence/use-line-pointing.ts'
import { PlayClockContext, PlayerContext, TimingsContext } from '#web/features/player/player-context.ts'
import type { Page } from './use-page.ts'

type Props = {
  shown: Pick<Summary, 'gistSentence' | 'summarySentences' | 'insights' | 'chapters'>
  video: Omit<EvidenceSource, 'transcriptId'>
  transcriptId: string | null
  timings: Summary['timings']
  page: Page
  children: ReactNode
}

/** What the parts of a result share: times that move the player of the page, its clock, and the lines with their evidence. */
export function ResultAround({ shown, video, transcriptId, timings, page, children }: Props) {
  const region = useRef<HTMLElement | null>(null)
  const [store] = useState(createLineStore)
  const [answers, setAnswers] = useState<readonly Line[]>([])
  useLinePointing(region, store)
  const lines = useMemo(() => [...linesOf(shown), ...answers], [shown, answers])
  return (
    <PlayerContext value={page.seek}>
      <TimingsContext value={timings}>
        <PlayClockContext value={page.clock}>
          <LineContext value={store}>
            <LinesContext value={lines}>
              <AnswerLinesContext value={setAnswers}>
                <article ref={region} aria-labelledby="result-heading">
                  {children}
                  <OpenEvidence source={{ ...video, transcriptId }} />
                </article>
              </AnswerLinesContext>
            </LinesContext>
          </LineContext>
        </PlayClockContext>
      </TimingsContext>
    </PlayerContext>
  )
}

/** The evidence of the line that is open, at the lower edge of the panel. */
function OpenEvidence({ source }: { source: EvidenceSource }) {
  const line = useOpenLine()
  return line === null ? null : (
    <EvidenceCard line={line} source={source} actions={null} note={null} task={null} />
  )
}
