import type { Summary } from '#contract/summaries.ts'
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
  const caption = touched === 0 ? null : `Lines come from ${touched} of ${coverage.length} parts`
  const words = [caption, end].filter((part) => part !== null).join('. ')
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
      {words !== '' && <figcaption className="mt-1">{words}</figcaption>}
    </figure>
  )
}
