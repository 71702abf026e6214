import { useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { Summary } from '#contract/summary.ts'
import { EvidenceCard } from '#web/features/evidence/evidence-card.tsx'
import type { EvidenceSource } from '#web/features/evidence/evidence-card.tsx'
import { useLinePointing } from '#web/features/evidence/use-line-pointing.ts'
import { HighlightButtons, LineNote, LineTaskPanel } from '#web/features/highlights/line-highlight.tsx'
import { useReadingStore } from '#web/features/highlights/use-highlights.ts'
import { linesOf } from '#web/features/result-state/lines.ts'
import { noResult, ResultContext } from '#web/features/result-state/result-context.ts'
import { useLineStore, useOpenLine } from '#web/features/result-state/use-lines.ts'
import { LinePicture, noPictures, PicturesContext, TakePicture } from './pictures.tsx'
import type { PictureStore } from './summary-work.ts'
import type { Page } from './use-page.ts'

type Props = {
  shown: Pick<Summary, 'gistSentence' | 'summarySentences' | 'insights' | 'chapters'>
  video: Omit<EvidenceSource, 'transcriptId'>
  transcriptId: string | null
  /** The summary among those whose lines can be highlighted; `null` where it is not. */
  historyId: string | null
  timings: Summary['timings']
  page: Page
  isBeside?: boolean
  pictures?: PictureStore
  children: ReactNode
}

const lineBeside = (second: number | null): ReactNode => <LinePicture second={second} />

/**
 * The shared context of a result: times that move the page's player, its clock, the lines, and what their
 * reader marks.
 */
export function ResultAround(props: Props) {
  const { shown, video, transcriptId, historyId, timings, page } = props
  const { isBeside = true, pictures = noPictures, children } = props
  const region = useRef<HTMLElement | null>(null)
  const all = useMemo(() => linesOf(shown), [shown])
  const lines = useLineStore(all)
  const [isFiltered, setFiltered] = useState(false)
  const reading = useReadingStore({ historyId, lines: all, pointing: lines }, { isFiltered, setFiltered })
  useLinePointing(region, lines)
  const { clock } = page
  const { videoId } = video
  const play = isBeside ? page.seek : null
  const around = useMemo(
    () => ({ ...noResult, play, clock, timings, lines, reading, beside: lineBeside }),
    [play, clock, timings, lines, reading],
  )
  const camera = isBeside && pictures !== noPictures ? page : null
  const taken = useMemo(() => ({ pictures, page: camera, videoId }), [pictures, camera, videoId])
  return (
    <ResultContext value={around}>
      <PicturesContext value={taken}>
        <article ref={region} aria-labelledby="result-heading">
          {children}
          <OpenEvidence source={{ ...video, transcriptId }} />
        </article>
      </PicturesContext>
    </ResultContext>
  )
}

/** The evidence of the line that is open, at the lower edge of the panel. */
function OpenEvidence({ source }: { source: EvidenceSource }) {
  const line = useOpenLine()
  if (line === null) return null
  const { second } = line.evidence
  return (
    <EvidenceCard
      key={line.key}
      line={line}
      source={source}
      actions={
        <>
          <HighlightButtons line={line} />
          <TakePicture second={second} />
        </>
      }
      note={
        <>
          <LinePicture second={second} />
          <LineNote line={line} />
        </>
      }
      task={<LineTaskPanel line={line} />}
    />
  )
}
