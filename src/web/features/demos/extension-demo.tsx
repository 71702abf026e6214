import { useMemo, useRef } from 'react'
import { extensionDemo } from '#messages/extension-demo.ts'
import { exampleInsights } from '#web/content/example-lines.ts'
import { exampleVideo, shortLine } from '#web/content/example-video.ts'
import { EvidenceCard } from '#web/features/evidence/evidence-card.tsx'
import { useLinePointing } from '#web/features/evidence/use-line-pointing.ts'
import { usePlayer } from '#web/features/player/use-player.ts'
import type { Player } from '#web/features/player/use-player.ts'
import { VideoPlayer } from '#web/features/player/video-player.tsx'
import { linesOf } from '#web/features/result-state/lines.ts'
import { noResult, ResultContext } from '#web/features/result-state/result-context.ts'
import { useLineStore, useOpenLine } from '#web/features/result-state/use-lines.ts'
import { InsightList } from '#web/features/result/insight-list.tsx'
import { Gist } from '#web/features/result/summary-text.tsx'
import { Card } from '#web/ui/card.tsx'
import { ExampleStill } from '#web/ui/example-still.tsx'

const insights = exampleInsights.slice(4)
const shown = { gistSentence: shortLine, summarySentences: [], insights, chapters: [] }
const source = {
  videoTitle: exampleVideo.title,
  videoChannel: exampleVideo.channel,
  videoId: exampleVideo.videoId,
  language: 'en',
  // The quotes say enough: the transcript is not asked for.
  transcriptId: null,
}

const lines = linesOf(shown)

/** A video with the panel beside it, made of the extension's parts. Times play the video. */
export function ExtensionDemo() {
  const player = usePlayer()
  const region = useRef<HTMLElement>(null)
  const store = useLineStore(lines)
  useLinePointing(region, store)
  const { play, clock } = player
  const around = useMemo<typeof noResult>(
    () => ({ ...noResult, play, clock, timings: 'estimated', lines: store }),
    [play, clock, store],
  )
  return (
    <ResultContext value={around}>
      <div className="mt-8 grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <Video player={player} />
        <Card className="min-w-0 p-5">
          <section ref={region} aria-label={extensionDemo.panel}>
            <h3 className="font-semibold">Précis</h3>
            <Gist text={shortLine.text} sentence={shortLine} language="en" />
            <InsightList insights={insights} language="en" />
            <OpenEvidence />
          </section>
        </Card>
      </div>
    </ResultContext>
  )
}

function Video({ player }: { player: Player }) {
  return (
    <div className="min-w-0">
      {player.playback === null ? (
        <ExampleStill
          videoId={exampleVideo.videoId}
          className="w-full rounded-card border border-line bg-surface"
        />
      ) : (
        <VideoPlayer
          {...exampleVideo}
          startSeconds={0}
          player={player}
          className="aspect-video w-full rounded-card"
        />
      )}
      <p className="mt-3 font-semibold text-balance">
        <bdi>{exampleVideo.title}</bdi>
      </p>
      <p className="mt-1 text-sm text-muted">
        <bdi>{exampleVideo.channel}</bdi>
      </p>
    </div>
  )
}

function OpenEvidence() {
  const line = useOpenLine()
  return line === null ? null : (
    <EvidenceCard line={line} source={source} actions={null} note={null} task={null} />
  )
}
