import type { ReactNode } from 'react'
import { QuestionsPanel } from '#web/features/questions/questions-panel.tsx'
import { ChapterDetails } from '#web/features/result/chapter-details.tsx'
import { InsightList } from '#web/features/result/insight-list.tsx'
import { LiveHeader, LiveText } from '#web/features/result/live-summary.tsx'
import { SummaryBody } from '#web/features/result/summary-body.tsx'
import { Gist } from '#web/features/result/summary-text.tsx'
import { useLive } from '#web/features/run/live-feed.ts'
import type { LiveFeed } from '#web/features/run/live-feed.ts'
import type { DeliveredSummary, Running } from '#web/features/run/reducer.ts'
import { useStore } from '#web/ui/store.ts'
import { Tabs, tabId, tabPanelId } from '#web/ui/tabs.tsx'
import { useArrival } from '#web/ui/use-arrival.ts'
import { videoLine } from '#web/ui/video-caption.tsx'
import { PanelTranscript } from './panel-transcript.tsx'
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
      timings={video.timings}
      page={page}
    >
      <LiveHeader running={running} feed={live} onCancel={onCancel} />
      {gist !== null && <Gist text={gist.text} sentence={gist.sentence} language={language} />}
      <div className="mt-6">
        <LiveText feed={live} running={running} />
        <InsightList insights={insights} language={language} />
        <ChapterDetails chapters={chapters} language={language} foundBy="model" />
      </div>
    </ResultAround>
  )
}

const tabs: readonly { name: TabName; label: string }[] = [
  { name: 'summary', label: 'Summary' },
  { name: 'transcript', label: 'Transcript' },
  { name: 'ask', label: 'Ask' },
]

type WholeProps = {
  summary: DeliveredSummary
  view: Pick<SummaryWork, 'tab' | 'typed'>
  page: Page
  server: string
}

/** A whole summary, its transcript, and questions about it. */
export function WholeResult({ summary, view, page, server }: WholeProps) {
  const tab = useStore(view.tab, view.tab.get())
  const arrived = useArrival<HTMLDivElement>()
  const { transcriptId, language, timings, historyId } = summary
  return (
    <ResultAround shown={summary} video={summary} transcriptId={transcriptId} timings={timings} page={page}>
      <div ref={arrived}>
        <h2
          id="result-heading"
          tabIndex={-1}
          className="font-serif text-2xl leading-tight font-semibold text-balance outline-none wrap-anywhere"
        >
          {summary.videoTitle}
        </h2>
        <p className="mt-2 text-sm text-muted tabular-nums">{videoLine(summary)}</p>
      </div>
      {summary.gist !== null && (
        <Gist text={summary.gist} sentence={summary.gistSentence} language={language} />
      )}
      <Tabs label="Parts of the result" tabs={tabs} active={tab} onChange={view.tab.set} className="mt-4" />
      <Part name="summary" shown={tab}>
        <SummaryBody summary={summary} />
        <InsightList insights={summary.insights} language={language} />
        <ChapterDetails chapters={summary.chapters} language={language} foundBy={summary.engine.kind} />
        {historyId !== null && (
          <p className="mt-8">
            <SiteLink href={`${server}/v/${historyId}`} className="text-accent underline">
              Open on {new URL(server).host}
            </SiteLink>
          </p>
        )}
      </Part>
      <Part name="transcript" shown={tab}>
        <PanelTranscript transcriptId={transcriptId} />
      </Part>
      <Part name="ask" shown={tab}>
        <h3 id="ask-heading" tabIndex={-1} className="font-serif text-2xl font-semibold outline-none">
          Ask the video
        </h3>
        <QuestionsPanel summary={summary} historyId={null} typed={view.typed} />
      </Part>
    </ResultAround>
  )
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
