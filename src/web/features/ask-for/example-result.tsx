import { useMemo, useRef } from 'react'
import type { Summary } from '#contract/summaries.ts'
import { EvidenceCard } from '#web/features/evidence/evidence-card.tsx'
import { useOpenLine } from '#web/features/evidence/line-store.ts'
import type { LineStore } from '#web/features/evidence/line-store.ts'
import { linesOf } from '#web/features/evidence/line.ts'
import { useLinePointing } from '#web/features/evidence/use-line-pointing.ts'
import { ExampleStill } from '#web/features/player/example-still.tsx'
import { usePlayer } from '#web/features/player/use-player.ts'
import { VideoPlayer } from '#web/features/player/video-player.tsx'
import { ChapterDetails } from '#web/features/result/chapter-details.tsx'
import { Coverage } from '#web/features/result/coverage.tsx'
import { InsightList } from '#web/features/result/insight-list.tsx'
import { LinesFound } from '#web/features/result/lines-found.tsx'
import { ResultContexts } from '#web/features/result/result-contexts.tsx'
import { SummaryBody } from '#web/features/result/summary-body.tsx'
import { Gist } from '#web/features/result/summary-text.tsx'

type Props = { summary: Summary; store: LineStore }

/** The result of an example in a dialog: every line opens its evidence, every time plays, and the map answers. */
export function ExampleResult({ summary, store }: Props) {
  const region = useRef<HTMLDivElement>(null)
  const player = usePlayer()
  useLinePointing(region, store)
  const lines = useMemo(() => linesOf(summary), [summary])
  const { language, gist, gistSentence, insights, chapters, engine, videoId, credit } = summary
  return (
    <ResultContexts
      play={player.play}
      player={player}
      timings={summary.timings}
      store={store}
      lines={lines}
      reading={null}
    >
      <div
        ref={region}
        className="grid gap-x-10 gap-y-5 max-lg:has-[#evidence-card]:pb-[40dvh] lg:grid-cols-[22rem_minmax(0,1fr)]"
      >
        <div className="min-w-0 space-y-4 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-9.5rem)] lg:self-start lg:overflow-y-auto lg:p-1">
          {videoId !== null && (
            <VideoPlayer
              videoId={videoId}
              title={summary.videoTitle}
              durationSeconds={summary.durationSeconds}
              startSeconds={0}
              player={player}
              Still={ExampleStill}
              className={`max-lg:border max-lg:border-line ${player.playback === null ? 'max-lg:rounded-control' : 'max-lg:aspect-video max-lg:rounded-card'}`}
            />
          )}
          <Coverage shown={summary} lines={lines.filter(({ kind }) => kind !== 'chapter')} />
          <OpenEvidence summary={summary} />
        </div>
        <div className="min-w-0 lg:-mt-8">
          {gist !== null && (
            <div className="mb-8 lg:mt-8 lg:mb-0">
              <Gist text={gist} sentence={gistSentence} language={language} />
            </div>
          )}
          <SummaryBody summary={summary} filter={<LinesFoundNote summary={summary} />} />
          <InsightList insights={insights} language={language} />
          <ChapterDetails chapters={chapters} language={language} foundBy={engine.kind} />
          {credit !== null && <p className="mt-8 text-sm text-muted">{credit}</p>}
        </div>
      </div>
    </ResultContexts>
  )
}

function LinesFoundNote({ summary }: { summary: Summary }) {
  return (
    <p className="text-right text-sm text-muted max-sm:hidden">
      <LinesFound summary={summary} />
    </p>
  )
}

/** The evidence of the line that is open. */
function OpenEvidence({ summary }: { summary: Summary }) {
  const line = useOpenLine()
  if (line === null) return null
  return <EvidenceCard line={line} source={summary} actions={null} note={null} task={null} />
}
