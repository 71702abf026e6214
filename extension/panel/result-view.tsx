import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { Summary } from '#contract/summary.ts'
import { failureText } from '#web/api/api-error.ts'
import { EvidenceCard } from '#web/features/evidence/evidence-card.tsx'
import type { EvidenceSource } from '#web/features/evidence/evidence-card.tsx'
import { useLinePointing } from '#web/features/evidence/use-line-pointing.ts'
import { QuestionsPanel } from '#web/features/questions/questions-panel.tsx'
import { linesOf } from '#web/features/result-state/lines.ts'
import { noResult, ResultContext } from '#web/features/result-state/result-context.ts'
import { useLineStore, useOpenLine } from '#web/features/result-state/use-lines.ts'
import { ChapterDetails } from '#web/features/result/chapter-details.tsx'
import { HowItWasMade } from '#web/features/result/how-made.tsx'
import { InsightList } from '#web/features/result/insight-list.tsx'
import { LiveFacts, LiveText } from '#web/features/result/live-summary.tsx'
import { ResultTitle, StatusLine } from '#web/features/result/read-head.tsx'
import { SummaryBody } from '#web/features/result/summary-body.tsx'
import { Gist } from '#web/features/result/summary-text.tsx'
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
import { createPictures } from './picture-store.ts'
import type { PictureStore } from './picture-store.ts'
import { LinePicture, PicturesContext, Slides, TakePicture } from './pictures.tsx'
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
  { name: 'summary', label: 'Summary' },
  { name: 'transcript', label: 'Transcript' },
  { name: 'ask', label: 'Ask' },
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
  return (
    <ResultAround
      shown={summary}
      video={summary}
      transcriptId={transcriptId}
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
      <Tabs label="Parts of the result" tabs={tabs} active={tab} onChange={view.tab.set} className="mt-4" />
      <Part name="summary" shown={tab}>
        {onWritten !== null && summary.engine.kind === 'extractive' && (
          <OwnWriting key={`${summary.id} ${model?.name}`} {...{ summary, model, onWritten }} />
        )}
        <InsightList insights={summary.insights} language={language} />
        <SummaryBody summary={summary} />
        <ChapterDetails chapters={summary.chapters} language={language} foundBy={summary.engine.kind} />
        <Slides transcriptId={transcriptId} />
        <HowItWasMade summary={summary} />
        {historyId !== null && server !== null && (
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
        <QuestionsPanel summary={summary} historyId={server === null ? historyId : null} typed={view.typed} />
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
  if (error === null) return <TextSkeleton label="Fetching transcript..." />
  return (
    <div role="alert">
      <p>{failureText(error)}</p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={() => void refetch()}>
        Try again
      </Button>
    </div>
  )
}

type Props = {
  shown: Pick<Summary, 'gistSentence' | 'summarySentences' | 'insights' | 'chapters'>
  video: Omit<EvidenceSource, 'transcriptId'>
  transcriptId: string | null
  timings: Summary['timings']
  page: Page
  isBeside?: boolean
  /** Pictures of a summary that is whole; `null` while it is written. */
  pictures?: PictureStore | null
  children: ReactNode
}

const lineBeside = (second: number | null): ReactNode => <LinePicture second={second} />

/** The shared context of a result: times that move the page's player, its clock, and the lines. */
function ResultAround(props: Props) {
  const { shown, video, transcriptId, timings, page, isBeside = true, pictures = null, children } = props
  const region = useRef<HTMLElement | null>(null)
  const lines = useLineStore(useMemo(() => linesOf(shown), [shown]))
  useLinePointing(region, lines)
  const { clock } = page
  const { videoId } = video
  const play = isBeside ? page.seek : null
  const around = useMemo(
    () => ({ ...noResult, play, clock, timings, lines, beside: lineBeside }),
    [play, clock, timings, lines],
  )
  const [noPictures] = useState(createPictures)
  const camera = isBeside && pictures !== null ? page : null
  const taken = useMemo(
    () => ({ pictures: pictures ?? noPictures, page: camera, videoId }),
    [pictures, noPictures, camera, videoId],
  )
  return (
    <ResultContext value={around}>
      <PicturesContext value={taken}>
        <article ref={region} aria-labelledby="result-heading">
          {children}
          <OpenEvidence source={{ ...video, transcriptId }} />
        </article>
      </PicturesContext>
    </ResultContext>
  )
}

/** The evidence of the line that is open, at the lower edge of the panel. */
function OpenEvidence({ source }: { source: EvidenceSource }) {
  const line = useOpenLine()
  if (line === null) return null
  const { second } = line.evidence
  return (
    <EvidenceCard
      key={line.key}
      line={line}
      source={source}
      actions={<TakePicture second={second} />}
      note={<LinePicture second={second} />}
      task={null}
    />
  )
}
