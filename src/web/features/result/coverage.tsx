import type { Summary } from '#contract/summaries.ts'
import { result } from '#messages/result.tsx'
import type { Line } from '#web/features/evidence/line.ts'
import { VideoMap } from '#web/features/evidence/video-map.tsx'
import { captionsEndText } from '#web/features/transcripts/transcript-notes.tsx'

type Props = {
  shown: Pick<Summary, 'coverage' | 'durationSeconds' | 'captionsEnd' | 'chapters' | 'timings'>
  lines: readonly Line[]
}

/** How much of the video a summary draws from: the map where there are times, and in words. */
export function Coverage({ shown, lines }: Props) {
  const { coverage, durationSeconds, captionsEnd, chapters, timings } = shown
  const touched = coverage.filter((count) => count > 0).length
  const end = captionsEndText(shown)
  const words =
    touched === 0
      ? end
      : end === null
        ? result.linesFrom(touched, coverage.length)
        : result.linesFromAnd(touched, coverage.length, end)
  return (
    <figure className="text-sm text-muted max-lg:order-last">
      {durationSeconds !== null && timings !== 'none' && (
        <VideoMap
          durationSeconds={durationSeconds}
          chapters={chapters}
          lines={lines}
          captionsEnd={captionsEnd}
        />
      )}
      {words !== null && <figcaption className="mt-1">{words}</figcaption>}
    </figure>
  )
}
