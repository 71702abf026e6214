import type { ReactNode } from 'react'
import type { Summary } from '#contract/summaries.ts'
import { parseVideoLink } from '#product/video-link.ts'
import { PlayClockContext, PlayerContext, TimingsContext } from '#web/features/player/player-context.ts'
import { PlayerDock } from '#web/features/player/video-player.tsx'
import { usePlayer, usePlayerKeys } from '#web/features/player/use-player.ts'
import { useArrival } from '#web/ui/use-arrival.ts'
import { ChapterNav } from './chapter-nav.tsx'
import { CoverageTimeline } from './coverage-timeline.tsx'

/** The right column holds at most 68 characters of the summary's type in a line. */
const resultColumns = 'lg:grid-cols-[minmax(0,26rem)_minmax(0,38rem)]'

/** What stands beside a summary, be it whole or still being written. */
type Shown = Pick<
  Summary,
  | 'videoId'
  | 'videoTitle'
  | 'durationSeconds'
  | 'language'
  | 'timings'
  | 'coverage'
  | 'captionsEnd'
  | 'insights'
  | 'chapters'
>

type Props = {
  shown: Shown
  /** The link that was given. */
  link: string
  /** It has just been made, and comes into view by itself. */
  isNew: boolean
  children: ReactNode
}

/** The two columns of a result: the video with its times, and what is written of it. Every time plays from there. */
export function ResultFrame({ shown, link, isNew, children }: Props) {
  const arrived = useArrival<HTMLElement>(isNew)
  const player = usePlayer()
  usePlayerKeys(player)
  const startSeconds = parseVideoLink(link)?.startSeconds ?? 0
  return (
    <PlayerContext value={shown.videoId === null ? null : player.play}>
      <TimingsContext value={shown.timings}>
        <PlayClockContext value={player.clock}>
          <article
            ref={arrived}
            aria-labelledby="result-heading"
            className={`mx-auto flex max-w-[38rem] flex-col gap-6 lg:grid lg:max-w-none lg:justify-between lg:gap-12 ${resultColumns}`}
          >
            <aside
              aria-label="Video"
              className="contents lg:sticky lg:top-6 lg:flex lg:max-h-[calc(100dvh-3rem)] lg:flex-col lg:gap-5 lg:self-start lg:overflow-y-auto"
            >
              <PlayerDock summary={shown} startSeconds={startSeconds} player={player} />
              <CoverageTimeline summary={shown} />
              <ChapterNav
                chapters={shown.chapters}
                language={shown.language}
                estimated={shown.timings === 'estimated'}
              />
            </aside>
            <div className="min-w-0">{children}</div>
          </article>
        </PlayClockContext>
      </TimingsContext>
    </PlayerContext>
  )
}
