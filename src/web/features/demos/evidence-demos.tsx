import { useMemo, useRef, useState } from 'react'
import { exampleInsights, exampleSections } from '#web/content/example-lines.ts'
import { shortLine, exampleVideo } from '#web/content/example-video.ts'
import { CheckedSentence } from '#web/features/evidence/checked-text.tsx'
import { EvidenceCard } from '#web/features/evidence/evidence-card.tsx'
import type { EvidenceSource } from '#web/features/evidence/evidence-card.tsx'
import { createLineStore, LineContext, LinesContext, useOpenLine } from '#web/features/evidence/line-store.ts'
import { linesOf } from '#web/features/evidence/line.ts'
import { useLinePointing } from '#web/features/evidence/use-line-pointing.ts'
import { VideoMap } from '#web/features/evidence/video-map.tsx'

const checked = linesOf({ gistSentence: null, summarySentences: [shortLine], insights: [], chapters: [] })
const source: EvidenceSource = {
  videoTitle: exampleVideo.title,
  videoChannel: exampleVideo.channel,
  videoId: exampleVideo.videoId,
  language: 'en',
  // The quote says enough: the transcript is not asked for.
  transcriptId: null,
}

/** A line whose dot opens its evidence, as in a result. */
export function LineDemo() {
  const region = useRef<HTMLDivElement>(null)
  const [store] = useState(createLineStore)
  useLinePointing(region, store)
  return (
    <LineContext value={store}>
      <LinesContext value={checked}>
        <div ref={region} className="relative">
          <p lang="en" dir="ltr" className="font-serif text-xl/8">
            <CheckedSentence lineKey="sentence-0" sentence={shortLine} />
          </p>
          <div className="lg:absolute lg:inset-x-0 lg:top-full lg:z-20 lg:pt-2">
            <OpenEvidence />
          </div>
        </div>
      </LinesContext>
    </LineContext>
  )
}

function OpenEvidence() {
  const line = useOpenLine()
  if (line === null) return null
  return <EvidenceCard line={line} source={source} actions={null} note={null} task={null} />
}

/** The map of the talk with the lines of its summary, which answers to pointer and keys. */
export function MapDemo() {
  const [store] = useState(createLineStore)
  const lines = useMemo(
    () => linesOf({ gistSentence: null, summarySentences: [], insights: [...exampleInsights], chapters: [] }),
    [],
  )
  return (
    <LineContext value={store}>
      <LinesContext value={lines}>
        <VideoMap
          durationSeconds={exampleVideo.durationSeconds}
          chapters={exampleSections}
          lines={lines}
          captionsEnd={null}
        />
      </LinesContext>
    </LineContext>
  )
}
