import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { controls } from '#messages/controls.ts'
import { panelTexts } from '#messages/panel-texts.ts'
import { result } from '#messages/result.ts'
import { runTexts } from '#messages/run-texts.ts'
import { failureText } from '#web/api/api-error.ts'
import { HighlightFilter } from '#web/features/highlights/highlight-list.tsx'
import { QuestionsPanel } from '#web/features/questions/questions-panel.tsx'
import { ChapterDetails } from '#web/features/result/chapter-details.tsx'
import { HowItWasMade } from '#web/features/result/how-made.tsx'
import { InsightList } from '#web/features/result/insight-list.tsx'
import { LiveFacts, LiveText } from '#web/features/result/live-summary.tsx'
import { ResultTitle, StatusLine } from '#web/features/result/read-head.tsx'
import { SummaryBody } from '#web/features/result/summary-body.tsx'
import { Gist } from '#web/features/result/summary-text.tsx'
import { useResultKeys } from '#web/features/result/use-result-keys.ts'
import { useLive } from '#web/features/run/live-feed.ts'
import type { LiveFeed } from '#web/features/run/live-feed.ts'
import { transcriptQuery } from '#web/features/run/queries.ts'
import type { DeliveredSummary, Running } from '#web/features/run/reducer.ts'
import { CaptionsNote } from '#web/features/transcripts/transcript-notes.tsx'
import { TranscriptReader } from '#web/features/transcripts/transcript-reader.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'
import { useStore } from '#web/ui/store.ts'
import { tabId, tabPanelId, Tabs } from '#web/ui/tabs.tsx'
import { useArrival } from '#web/ui/use-arrival.ts'
import { videoLine } from '#web/ui/video-caption.tsx'
import type { OwnModel } from '../alone/own-models.ts'
import { OwnWriting } from './own-writing.tsx'
import { Slides } from './pictures.tsx'
import { ResultAround } from './result-around.tsx'
import { SiteLink } from './site-link.tsx'
import type { SummaryWork, TabName } from './summary-work.ts'
import type { Page } from './use-page.ts'

type LiveProps = { running: Running; live: LiveFeed; page: Page; onCancel: () => void }

/** A summary while it is written. */
export function LiveResult({ running, live, page, onCancel }: LiveProps) {
  const gist = useLive(live, 'gist')
  const sentences = useLive(live, 'sentences')
  const insights = useLive(live, 'insights')
  const chapters = useLive(live, 'chapters')
  const { video } = running
  if (video === null) return null
  const shown = { gistSentence: gist?.sentence ?? null, summarySentences: sentences, insights, chapters }
  const language = 'en'
  return (
    <ResultAround
      shown={shown}
      video={{ ...video, language }}
      transcriptId={null}
      historyId={null}
      timings={video.timings}
      page={page}
    >
      <ResultTitle title={video.videoTitle} as="h2" />
      {gist !== null && <Gist text={gist.text} sentence={gist.sentence} language={language} />}
      <LiveFacts running={running} feed={live} onCancel={onCancel} />
      <div className="mt-6">
        <InsightList insights={insights} language={language} />
        <LiveText feed={live} running={running} />
        <ChapterDetails chapters={chapters} language={language} foundBy="model" />
      </div>
    </ResultAround>
  )
}

const tabs: readonly { name: TabName; label: string }[] = [
  { name: 'summary', label: result.tabs.summary },
  { name: 'transcript', label: result.tabs.transcript },
  { name: 'ask', label: result.tabs.ask },
]

type WholeProps = {
  summary: DeliveredSummary
  view: Pick<SummaryWork, 'tab' | 'typed' | 'pictures'>
  page: Page
  /** The page shows this video, so that its player can be moved. */
  isBeside?: boolean
  server: string | null
  /** The model that the person chose on a machine of their own, in place of the browser's. */
  model?: OwnModel | null
  /** Shows what a model of the person's own wrote in place of it; `null` where that is not offered. */
  onWritten?: ((summary: DeliveredSummary) => void) | null
}

/** A whole summary, its transcript, and questions about it. */
export function WholeResult(props: WholeProps) {
  const { summary, view, page, isBeside = true, server, model = null, onWritten = null } = props
  const tab = useStore(view.tab, view.tab.get())
  const arrived = useArrival<HTMLDivElement>()
  const { transcriptId, language, timings, historyId } = summary
  // Alone it is saved here; a server takes neither questions nor highlights of its history with this key.
  const savedId = server === null ? historyId : null
  return (
    <ResultAround
      shown={summary}
      video={summary}
      transcriptId={transcriptId}
      historyId={savedId}
      timings={timings}
      page={page}
      isBeside={isBeside}
      pictures={view.pictures}
    >
      <div ref={arrived}>
        <ResultTitle title={summary.videoTitle} as="h2" />
        {summary.gist !== null && (
          <Gist text={summary.gist} sentence={summary.gistSentence} language={language} />
        )}
        <p className="mt-3 text-sm text-muted tabular-nums">{videoLine(summary)}</p>
        <StatusLine summary={summary} />
      </div>
      <ResultKeys setTab={view.tab.set} />
      <Tabs label={result.parts} tabs={tabs} active={tab} onChange={view.tab.set} className="mt-4" />
      <Part name="summary" shown={tab}>
        {onWritten !== null && summary.engine.kind === 'extractive' && (
          <OwnWriting key={`${summary.id} ${model?.name}`} {...{ summary, model, onWritten }} />
        )}
        <div className="-ms-3 mb-2">
          <HighlightFilter />
        </div>
        <InsightList insights={summary.insights} language={language} />
        <SummaryBody summary={summary} />
        <ChapterDetails chapters={summary.chapters} language={language} foundBy={summary.engine.kind} />
        <Slides transcriptId={transcriptId} />
        <HowItWasMade summary={summary} />
        {historyId !== null && server !== null && (
          <p className="mt-8">
            <SiteLink href={`${server}/v/${historyId}`} className="text-accent underline">
              {panelTexts.openOn(new URL(server).host)}
            </SiteLink>
          </p>
        )}
      </Part>
      <Part name="transcript" shown={tab}>
        <PanelTranscript transcriptId={transcriptId} />
      </Part>
      <Part name="ask" shown={tab}>
        <h3 id="ask-heading" tabIndex={-1} className="font-serif text-2xl font-semibold outline-none">
          {panelTexts.askVideo}
        </h3>
        <QuestionsPanel summary={summary} historyId={savedId} typed={view.typed} />
      </Part>
    </ResultAround>
  )
}

/** The keys of a result, which act on the lines around it. */
function ResultKeys({ setTab }: { setTab: (tab: TabName) => void }) {
  useResultKeys(setTab)
  return null
}

function Part({ name, shown, children }: { name: TabName; shown: TabName; children: ReactNode }) {
  return (
    <div
      role="tabpanel"
      id={tabPanelId(name)}
      aria-labelledby={tabId(name)}
      hidden={shown !== name}
      className="mt-4"
    >
      {children}
    </div>
  )
}

/** The transcript of a summary, in which the sentence is lit that the player of the page says. */
function PanelTranscript({ transcriptId }: { transcriptId: string }) {
  const { data, error, refetch } = useQuery(transcriptQuery(transcriptId))
  if (data !== undefined) {
    return (
      <div className="space-y-3">
        <CaptionsNote origin={data.origin} captionKind={data.captionKind} />
        <TranscriptReader transcript={data} />
      </div>
    )
  }
  if (error === null) return <TextSkeleton label={runTexts.fetching} />
  return (
    <div role="alert">
      <p>{failureText(error)}</p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={() => void refetch()}>
        {controls.tryAgain}
      </Button>
    </div>
  )
}
