import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import type { Summary } from '#contract/summary.ts'
import type { Transcript } from '#contract/transcripts.ts'
import {
  HighlightFilter,
  HighlightsExport,
  HighlightsNote,
} from '#web/features/highlights/highlight-list.tsx'
import { createTypedQuestion } from '#web/features/questions/typed-question.ts'
import { useHiddenLines } from '#web/features/result-state/use-lines.ts'
import { useLive } from '#web/features/run/live-feed.ts'
import type { LiveFeed, LiveState } from '#web/features/run/live-feed.ts'
import type { DeliveredSummary, Running } from '#web/features/run/reducer.ts'
import { currentOptions } from '#web/features/run/request.ts'
import type { SummaryOptions } from '#web/features/run/request.ts'
import { TranscriptPanel, WaitingTranscript } from '#web/features/transcripts/transcript-panel.tsx'
import { extra, lazyPart } from '#web/ui/lazy-part.tsx'
import { narrow, useMediaQuery } from '#web/ui/use-media-query.ts'
import { InsightList } from './insight-list.tsx'
import { RowsSkeleton } from './line-skeletons.tsx'
import { LiveText } from './live-summary.tsx'
import { OtherWays } from './other-ways.tsx'
import { PlayHighlights, PlayLines } from './play-highlights.tsx'
import { QuestionsSection } from './questions-section.tsx'
import { ResultFrame } from './result-frame.tsx'
import { ResultActions, ResultFacts, ResultHead } from './result-header.tsx'
import { SummaryBody } from './summary-body.tsx'
import { useAsCorrected } from './use-as-corrected.ts'
import { speakersOf } from './video-column.tsx'
import type { Shown } from './video-column.tsx'

const ReaderLanguage = lazyPart(() => import('./reader-language.tsx'), 'ReaderLanguage', extra)
const WrittenExample = lazyPart(() => import('./reader-language.tsx'), 'WrittenExample', extra)

type Props = {
  /** `null` while it is being written. */
  summary: DeliveredSummary | null
  /** The running request; `null` when there is none. */
  running: Running | null
  live: LiveFeed
  transcript: Transcript | null
  link: string
  /** It was just asked for; otherwise it is what the page is about. */
  isNew: boolean
  fromPlaylist: boolean
  /** True where the page has no heading of its own above the result. */
  isOnlyHeading: boolean
  onCancel: () => void
  onSummarize: (transcript: Transcript) => void
  onRewrite: (source: DeliveredSummary, choices: SummaryOptions) => void
}

/**
 * A summary beside its video, from its first sentence to the whole. It is one view for both, so that a player
 * goes on, an open quote stays open and nothing moves when the summary is whole.
 */
export function SummaryView({ summary: delivered, running, live, link, isNew, ...rest }: Props) {
  const summary = useAsCorrected(delivered)
  const gist = useLive(live, 'gist')
  const insights = useLive(live, 'insights')
  const chapters = useLive(live, 'chapters')
  const sentences = useLive(live, 'sentences')
  const form = useLive(live, 'form')
  const isNarrow = useMediaQuery(narrow)
  const [typed] = useState(createTypedQuestion)
  const shown =
    summary ?? (running === null ? null : shownSoFar(running, { gist, sentences, insights, chapters }))
  function rewrite(choices: SummaryOptions): void {
    if (summary !== null) rest.onRewrite(summary, choices)
  }
  if (shown === null) return null
  const transcriptId = summary?.transcriptId ?? null
  const ask = <QuestionsSection summary={summary} typed={typed} />
  const hasInsights = shown.insights.length > 0
  // On a phone there is no column beside the text.
  const speakers = isNarrow ? speakersOf(shown, transcriptId) : null
  const text =
    summary === null ? (
      <LiveText feed={live} running={running} />
    ) : (
      <WholeSummary summary={summary} between={hasInsights ? null : speakers} />
    )
  // A conversation of few lines has nothing else to begin with.
  const isTextFirst = summary !== null && summary.gist === null && !hasInsights
  return (
    <ResultFrame
      shown={shown}
      link={link}
      isNew={isNew}
      isRoom={rest.isOnlyHeading}
      transcriptId={transcriptId}
      historyId={summary?.historyId ?? null}
      ask={isNarrow ? ask : null}
      head={<ResultHead {...rest} summary={summary} running={running} live={live} shown={shown} />}
      transcript={
        transcriptId === null ? (
          <WaitingTranscript />
        ) : (
          <TranscriptPanel
            transcriptId={transcriptId}
            known={rest.transcript}
            onSummarize={summary === null ? null : rest.onSummarize}
          />
        )
      }
    >
      {summary !== null && <Notes summary={summary} onRewrite={rewrite} />}
      {shown.insights.length === 0 && summary === null && form === null && <RowsSkeleton />}
      {isTextFirst && text}
      <Insights shown={shown} summary={summary} between={hasInsights ? speakers : null} />
      {!isTextFirst && text}
      {summary !== null && <OtherWays summary={summary} onRewrite={rewrite} />}
      {!isNarrow && ask}
      {summary !== null && <ResultFoot summary={summary} onRewrite={rewrite} />}
    </ResultFrame>
  )
}

const WithoutModelNote = lazyPart(
  () => import('#web/features/run/without-model-note.tsx'),
  'WithoutModelNote',
)

type OwnProps = { summary: DeliveredSummary }

type NotesProps = OwnProps & { onRewrite: (choices: SummaryOptions) => void }

/** The reason for which no model wrote it, which asking again may change, and the way to another language. */
function Notes({ summary, onRewrite }: NotesProps) {
  const { withoutModel } = summary
  return (
    <Suspense fallback={null}>
      {withoutModel !== null && (
        <WithoutModelNote withoutModel={withoutModel} onAgain={() => onRewrite(currentOptions())} />
      )}
      <ReaderLanguage summary={summary} />
    </Suspense>
  )
}

/** The text of a summary, or those of its lines that are highlighted where only they are wanted. */
function WholeSummary({ summary, between }: OwnProps & { between: ReactNode }) {
  const isFiltered = useHiddenLines() !== null
  return (
    <>
      <SummaryBody
        summary={summary}
        between={between}
        filter={<HighlightFilter />}
        highlights={isFiltered ? <HighlightsNote player={<PlayLines {...summary} />} /> : null}
      />
      {isFiltered && <HighlightsExport video={summary} />}
    </>
  )
}

type InsightsProps = Pick<Props, 'summary'> & { shown: ShownSummary; between: ReactNode }

/** The insights, and what can be done with the result. */
function Insights({ shown, summary, between }: InsightsProps) {
  const isFiltered = useHiddenLines() !== null
  const transcriptId = summary?.transcriptId ?? null
  return (
    <>
      <InsightList
        insights={shown.insights}
        language={shown.language}
        between={isFiltered ? null : between}
        player={isFiltered ? null : <PlayHighlights {...shown} transcriptId={transcriptId} />}
      />
      {summary !== null && summary.gist === null && <ResultFacts summary={summary} />}
      {/* The row of the actions is reserved, so that the text stays where it is. */}
      {summary === null ? <div className="mt-4 h-9" /> : <ResultActions summary={summary} />}
      <Suspense fallback={null}>{summary !== null && <WrittenExample summary={summary} />}</Suspense>
    </>
  )
}

/** The common fields of a whole summary and one that is being written. */
type ShownSummary = Shown & Pick<Summary, 'gist'>

/** The shown parts of a summary that is being written; `null` before its video is known. */
function shownSoFar(
  { request, video }: Running,
  { gist, sentences, insights, chapters }: Pick<LiveState, 'gist' | 'sentences' | 'insights' | 'chapters'>,
): ShownSummary | null {
  if (video === null || request.kind === 'transcript') return null
  const { videoId, videoTitle, videoChannel, durationSeconds, timings } = video
  return {
    videoId,
    videoTitle,
    videoChannel,
    durationSeconds,
    language: request.options.language,
    timings,
    gist: gist?.text ?? null,
    gistSentence: gist?.sentence ?? null,
    summarySentences: sentences,
    insights,
    chapters,
    // Known only with the whole summary.
    captionsEnd: null,
  }
}

const HowItWasMade = lazyPart(() => import('./how-made.tsx'), 'HowItWasMade', { isExtra: true })
// Of no use offline, where nothing can be written again.
const StyleSwitch = lazyPart(() => import('./style-switch.tsx'), 'StyleSwitch', { isExtra: true })

type ResultFootProps = {
  summary: DeliveredSummary
  /** Requests the summary again in another style or language. */
  onRewrite: (choices: SummaryOptions) => void
}

/** The foot of a finished summary, which moves nothing above it: how it was made, styles, credits. */
function ResultFoot({ summary, onRewrite }: ResultFootProps) {
  if (useHiddenLines() !== null) return null
  return (
    <>
      <Suspense fallback={null}>
        <HowItWasMade summary={summary} />
        <StyleSwitch key={summary.id} summary={summary} onRewrite={onRewrite} />
      </Suspense>
      {summary.credit !== null && (
        <p dir="auto" className="mt-10 text-sm text-muted">
          {summary.credit}
        </p>
      )}
    </>
  )
}
