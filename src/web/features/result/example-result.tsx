import { Link } from 'react-router'
import type { Summary } from '#contract/summary.ts'
import { exampleResult } from '#messages/example-result.ts'
import { ListenButton } from '#web/features/read-aloud/listen-button.tsx'
import { TranscriptPanel } from '#web/features/transcripts/transcript-panel.tsx'
import { ShareIcon } from '#web/ui/action-icons.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { ExampleStill } from '#web/ui/example-still.tsx'
import { InsightList } from './insight-list.tsx'
import { PlayHighlights } from './play-highlights.tsx'
import { ReadHead, SummaryActions, resultLine } from './read-head.tsx'
import { ResultFrame } from './result-frame.tsx'
import { SummaryBody } from './summary-body.tsx'

/** The summary of an example video, which works as any other, and its way to the same one made without AI. */
export function ExampleResult({ summary }: { summary: Summary }) {
  const { transcriptId, language, insights, credit } = summary
  return (
    <ResultFrame
      shown={summary}
      link=""
      isNew={false}
      transcriptId={transcriptId}
      historyId={null}
      head={<ExampleHead summary={summary} />}
      transcript={<TranscriptPanel transcriptId={transcriptId} known={null} onSummarize={null} />}
      Still={ExampleStill}
    >
      <InsightList insights={insights} language={language} player={<PlayHighlights {...summary} />} />
      <ExampleActions summary={summary} />
      <SummaryBody summary={summary} />
      {credit !== null && (
        <p dir="auto" className="mt-10 text-sm text-muted">
          {credit}
        </p>
      )}
    </ResultFrame>
  )
}

function ExampleHead({ summary }: { summary: Summary }) {
  return (
    <ReadHead
      summary={summary}
      about={
        <>
          <p className="mt-3 text-sm text-muted tabular-nums">{resultLine(summary)}</p>
          <AuthorSwitch isAuthored={summary.engine.kind === 'authored'} />
        </>
      }
    />
  )
}

function ExampleActions({ summary }: { summary: Summary }) {
  return (
    <SummaryActions summary={summary}>
      <ListenButton language={summary.language} />
      <Button variant="quiet" size="sm" onClick={() => void copyText(location.href)}>
        <ShareIcon />
        {exampleResult.copyLink}
      </Button>
      <Link
        to={{ pathname: '/', search: new URLSearchParams({ fill: summary.videoUrl ?? '' }).toString() }}
        className={buttonClasses({ variant: 'quiet', size: 'sm' })}
      >
        {exampleResult.tryVideo}
      </Link>
    </SummaryActions>
  )
}

/** The part of the address that asks for the summary without AI. */
const withoutAi = '?made=without-ai'

/** The author of the shown text, and the button for the other one. */
function AuthorSwitch({ isAuthored }: { isAuthored: boolean }) {
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 text-sm print:hidden">
      <span className="text-muted">{isAuthored ? exampleResult.byUs : exampleResult.bySpeaker}</span>
      <Link
        to={{ search: isAuthored ? withoutAi : '' }}
        replace
        className="inline-flex min-h-6 items-center text-accent underline underline-offset-2"
      >
        {isAuthored ? exampleResult.toWithoutAI : exampleResult.toOurs}
      </Link>
    </p>
  )
}
