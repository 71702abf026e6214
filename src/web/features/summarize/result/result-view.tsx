import type { Summary } from '#contract/summaries.ts'
import type { Transcript } from '#contract/transcripts.ts'
import { parseVideoLink } from '#product/video-link.ts'
import { PlayerContext, TimingsContext } from '../player/player-context.ts'
import { PlayerDock } from '../player/player-dock.tsx'
import { usePlayer } from '../player/use-player.ts'
import { useArrival } from '../work/use-arrival.ts'
import { ChapterDetails } from './chapter-details.tsx'
import { ChapterNav } from './chapter-nav.tsx'
import { CoverageTimeline } from './coverage-timeline.tsx'
import { InsightList } from './insight-list.tsx'
import { ResultHeader } from './result-header.tsx'
import { SummaryBody } from './summary-body.tsx'
import { TranscriptSection } from './transcript-section.tsx'

/** The right column holds at most 68 characters of the summary's type in a line. */
const resultColumns = 'lg:grid-cols-[minmax(0,26rem)_minmax(0,38rem)]'

type Props = {
  summary: Summary
  /** The transcript, when the page has it already. */
  transcript: Transcript | null
  /** The link that was given. */
  link: string
  fromPlaylist: boolean
  /** Makes a summary of other captions of the video. */
  onSummarize: (transcript: Transcript) => void
}

/** A finished summary beside its video: every time in it plays from there. */
export function ResultView({ summary, transcript, link, fromPlaylist, onSummarize }: Props) {
  const arrived = useArrival<HTMLElement>()
  const player = usePlayer()
  const startSeconds = parseVideoLink(link)?.startSeconds ?? 0
  const { videoId, language, chapters, timings } = summary
  return (
    <PlayerContext value={videoId === null ? null : player.play}>
      <TimingsContext value={timings}>
        <article
          ref={arrived}
          aria-labelledby="result-heading"
          className={`mx-auto flex max-w-[38rem] flex-col gap-6 lg:grid lg:max-w-none lg:justify-between lg:gap-12 ${resultColumns}`}
        >
          <aside
            aria-label="Video"
            className="contents lg:sticky lg:top-6 lg:flex lg:max-h-[calc(100dvh-3rem)] lg:flex-col lg:gap-5 lg:self-start lg:overflow-y-auto"
          >
            <PlayerDock summary={summary} startSeconds={startSeconds} player={player} />
            <CoverageTimeline summary={summary} />
            <ChapterNav chapters={chapters} language={language} estimated={timings === 'estimated'} />
          </aside>
          <div className="min-w-0">
            <ResultHeader summary={summary} fromPlaylist={fromPlaylist} />
            <SummaryBody summary={summary} />
            <InsightList insights={summary.insights} language={language} hasVideo={videoId !== null} />
            <ChapterDetails chapters={chapters} language={language} />
            <TranscriptSection
              transcriptId={summary.transcriptId}
              known={transcript}
              onSummarize={onSummarize}
            />
            {summary.credit !== null && <p className="mt-10 text-sm text-muted">{summary.credit}</p>}
          </div>
        </article>
      </TimingsContext>
    </PlayerContext>
  )
}
