import { Link } from 'react-router'
import type { SharedSummary } from '#contract/sharing.ts'
import { readingTime } from '#product/reading-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { ChapterDetails } from '../result/chapter-details.tsx'
import { Gist } from '../result/gist.tsx'
import { InsightList } from '../result/insight-list.tsx'
import { ResultFrame } from '../result/result-frame.tsx'
import { SummaryBody } from '../result/summary-body.tsx'
import { TranscriptSection } from '../result/transcript-section.tsx'
import { videoLine } from '../work/video-line.ts'
import { ReadingActions } from './reading-actions.tsx'

/** A shared summary beside its video. There is nothing in it to change, and nothing of who shares it. */
export function ReadingResult({ summary }: { summary: SharedSummary }) {
  const about = [videoLine(summary), readingTime(summary.summary)].filter((part) => part !== '')
  return (
    <ResultFrame shown={summary} link="" isNew={false}>
      <h1 className="sr-only">Shared summary</h1>
      <h2
        id="result-heading"
        tabIndex={-1}
        className="font-serif text-3xl leading-tight font-semibold text-balance outline-none sm:text-4xl"
      >
        {summary.videoTitle}
      </h2>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted tabular-nums">
        <span>{about.join(' · ')}</span>
        <Badge>Shared</Badge>
      </p>
      <ReadingActions summary={summary} />
      {summary.gist !== null && <Gist text={summary.gist} language={summary.language} />}
      <SummaryBody summary={summary} />
      <InsightList
        insights={summary.insights}
        language={summary.language}
        hasVideo={summary.videoId !== null}
      />
      <ChapterDetails chapters={summary.chapters} language={summary.language} foundBy={summary.engine.kind} />
      {summary.transcriptId !== null && (
        <TranscriptSection transcriptId={summary.transcriptId} known={null} onSummarize={null} />
      )}
      {summary.credit !== null && <p className="mt-10 text-sm text-muted">{summary.credit}</p>}
      <aside className="mt-12 rounded-card border border-line bg-surface p-5 sm:p-6">
        <p className="font-serif text-xl font-semibold">Any video, in brief</p>
        <p className="mt-1 text-muted">
          Paste a link, read the summary, and check every line of it against the speaker's own words.
        </p>
        <Link to="/" className={`${buttonClasses({})} mt-4`}>
          Summarize a video
        </Link>
      </aside>
    </ResultFrame>
  )
}
