import { useState } from 'react'
import type { Part } from '#contract/summaries.ts'
import { featureDemos } from '#messages/feature-demos.ts'
import { exampleSections } from '#web/content/example-lines.ts'
import { exampleVideo } from '#web/content/example-video.ts'
import { ExampleStill } from '#web/features/player/example-still.tsx'
import { TimeChip } from '#web/features/player/time-chip.tsx'
import type { Player } from '#web/features/player/use-player.ts'
import { VideoPlayer } from '#web/features/player/video-player.tsx'
import { ChapterList } from '#web/features/result/chapter-details.tsx'
import { MissingParts } from '#web/features/result/summary-body.tsx'

const moments = [38.87, 553.2, 1048.24]

/** The talk at three of its moments: each plays from there, and nothing is loaded before. */
export function PlayerDemo({ player }: { player: Player }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      {player.playback === null ? (
        <ExampleStill videoId={exampleVideo.videoId} className="w-40 rounded-control border border-line" />
      ) : (
        <VideoPlayer
          videoId={exampleVideo.videoId}
          title={exampleVideo.title}
          durationSeconds={exampleVideo.durationSeconds}
          startSeconds={0}
          player={player}
          className="aspect-video w-full max-w-sm rounded-control"
        />
      )}
      <p className="flex gap-2">
        {moments.map((second) => (
          <TimeChip key={second} second={second} className="border border-line" />
        ))}
      </p>
    </div>
  )
}

/** As many as fit a tile: the first ones that have a title. */
const shownSections = exampleSections.filter(({ title }) => title !== '').slice(0, 4)

/** The sections of the talk. */
export function ChaptersDemo() {
  return <ChapterList chapters={shownSections} language="en" />
}

const partSeconds = 52 * 60
const partCount = 6

/** A long video in its parts: one that is lost is named, as it would be in a summary. */
export function PartsDemo() {
  const [missing, setMissing] = useState(1)
  const parts = Array.from({ length: partCount }, (_, index): Part => {
    const state = index === missing ? 'missing' : 'read'
    return { start: index * partSeconds, end: (index + 1) * partSeconds, state }
  })
  return (
    <div>
      <div dir="ltr" className="flex gap-1">
        {parts.map(({ state }, index) => (
          <button
            // The parts do not change their order.
            key={index}
            type="button"
            aria-label={featureDemos.losePart(index + 1)}
            aria-pressed={state === 'missing'}
            onClick={() => setMissing(index)}
            className={`h-9 grow rounded-md border ${state === 'missing' ? 'border-dashed border-warn' : 'border-transparent bg-line hover:border-muted'}`}
          />
        ))}
      </div>
      <MissingParts parts={parts} />
    </div>
  )
}
