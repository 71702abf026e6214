import { Suspense } from 'react'
import { Link } from 'react-router'
import type { SharedSummary } from '#contract/sharing.ts'
import { publicResult } from '#messages/public-result.ts'
import { allLines } from '#product/all-lines.ts'
import { ListenButton } from '#web/features/read-aloud/listen-button.tsx'
import { TranscriptPanel } from '#web/features/transcripts/transcript-panel.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { InsightList } from './insight-list.tsx'
import { PlayHighlights } from './play-highlights.tsx'
import { ReadHead, StatusLine, SummaryActions, resultLine } from './read-head.tsx'
import { ResultFrame } from './result-frame.tsx'
import { SummaryBody } from './summary-body.tsx'

const ReaderLanguage = lazyPart(() => import('./reader-language.tsx'), 'ReaderLanguage', { isExtra: true })
const SharedQuestions = lazyPart(
  () => import('#web/features/questions/shared-questions.tsx'),
  'SharedQuestions',
)

/** A shared summary beside its video. It is read-only and shows nothing about its owner. */
export function PublicResult({ summary }: { summary: SharedSummary }) {
  return (
    <ResultFrame
      shown={summary}
      link=""
      isNew={false}
      transcriptId={summary.transcriptId}
      historyId={null}
      head={<PublicHead summary={summary} />}
      transcript={
        summary.transcriptId === null ? null : (
          <TranscriptPanel transcriptId={summary.transcriptId} known={null} onSummarize={null} />
        )
      }
    >
      <Suspense fallback={null}>
        <ReaderLanguage summary={summary} />
      </Suspense>
      <InsightList
        insights={summary.insights}
        language={summary.language}
        player={summary.transcriptId !== null && <PlayHighlights {...summary} />}
      />
      <SummaryActions summary={summary}>
        <ListenButton language={summary.language} />
      </SummaryActions>
      <SummaryBody summary={summary} />
      {summary.questions.length > 0 && (
        <Suspense fallback={null}>
          <SharedQuestions questions={summary.questions} video={summary} />
        </Suspense>
      )}
      {summary.credit !== null && (
        <p dir="auto" className="mt-10 text-sm text-muted">
          {summary.credit}
        </p>
      )}
      <aside className="mt-12 rounded-card border border-line bg-surface p-5 sm:p-6">
        <p className="font-serif text-xl font-semibold">{publicResult.motto}</p>
        <p className="mt-1 text-muted">{publicResult.invitation}</p>
        <Link to="/" className={`${buttonClasses({})} mt-4`}>
          {publicResult.summarize}
        </Link>
      </aside>
    </ResultFrame>
  )
}

function PublicHead({ summary }: { summary: SharedSummary }) {
  return (
    <ReadHead
      summary={summary}
      about={
        <>
          <p className="mt-3 text-sm text-muted tabular-nums">{resultLine(summary)}</p>
          <StatusLine summary={summary} />
          {allLines(summary).some(({ corrected }) => corrected !== undefined) && (
            <p className="mt-1 text-sm text-muted">{publicResult.corrected}</p>
          )}
        </>
      }
    />
  )
}
