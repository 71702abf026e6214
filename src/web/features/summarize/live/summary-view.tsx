import type { Transcript } from '#contract/transcripts.ts'
import { ChapterDetails } from '../result/chapter-details.tsx'
import { Gist } from '../result/gist.tsx'
import { InsightList } from '../result/insight-list.tsx'
import { ResultFoot } from '../result/result-foot.tsx'
import { ResultFrame } from '../result/result-frame.tsx'
import { ResultHeader } from '../result/result-header.tsx'
import { SummaryBody } from '../result/summary-body.tsx'
import type { SummaryOptions } from '#web/features/run/options.ts'
import type { DeliveredSummary, Running } from '#web/features/run/reducer.ts'
import type { LiveFeed } from '#web/features/run/live-feed.ts'
import { LiveHeader } from './live-header.tsx'
import { LiveText } from './live-text.tsx'
import { GistSkeleton, RowsSkeleton } from './skeletons.tsx'
import { shownSoFar } from './shown-summary.ts'
import { useKeepFocus } from './use-keep-focus.ts'
import { useLive } from '#web/features/run/live-feed.ts'

type Props = {
  /** `null` while it is being written. */
  summary: DeliveredSummary | null
  /** The order that is under way; `null` when there is none. */
  running: Running | null
  live: LiveFeed
  transcript: Transcript | null
  link: string
  /** It was just asked for; otherwise it is what the page is about. */
  isNew: boolean
  fromPlaylist: boolean
  onCancel: () => void
  onSummarize: (transcript: Transcript) => void
  onRewrite: (source: DeliveredSummary, choices: SummaryOptions) => void
}

/**
 * A summary beside its video, from its first words to the whole. It is one view for both, so that a player goes on, an
 * open quote stays open and nothing moves when the summary is whole.
 */
export function SummaryView({ summary, running, live, link, isNew, ...rest }: Props) {
  const gist = useLive(live, 'gist')
  const insights = useLive(live, 'insights')
  const chapters = useLive(live, 'chapters')
  const heading = useKeepFocus(summary !== null)
  const shown = summary ?? (running === null ? null : shownSoFar(running, { gist, insights, chapters }))
  if (shown === null) return null
  return (
    <ResultFrame shown={shown} link={link} isNew={isNew}>
      <div ref={heading}>
        {summary !== null && <ResultHeader summary={summary} fromPlaylist={rest.fromPlaylist} />}
        {summary === null && running !== null && (
          <LiveHeader running={running} feed={live} onCancel={rest.onCancel} />
        )}
      </div>
      {shown.gist === null && summary === null && <GistSkeleton />}
      {shown.gist !== null && <Gist text={shown.gist} language={shown.language} />}
      {summary === null ? <LiveText feed={live} running={running} /> : <SummaryBody summary={summary} />}
      {shown.insights.length === 0 && summary === null && <RowsSkeleton />}
      <InsightList insights={shown.insights} language={shown.language} hasVideo={shown.videoId !== null} />
      <ChapterDetails
        chapters={shown.chapters}
        language={shown.language}
        foundBy={summary?.engine.kind ?? 'model'}
      />
      {summary !== null && (
        <ResultFoot
          summary={summary}
          transcript={rest.transcript}
          onSummarize={rest.onSummarize}
          onRewrite={(choices) => rest.onRewrite(summary, choices)}
        />
      )}
    </ResultFrame>
  )
}
