import { StageCard } from '#web/features/result/stage-card.tsx'
import { useLive } from '#web/features/run/live-feed.ts'
import { stageText } from '#web/features/run/reducer.ts'
import { Button } from '#web/ui/button.tsx'
import type { PageVideo } from '../reading/page-transcript.ts'
import type { Connection } from '../server/connection.ts'
import { EmailForm } from './email-form.tsx'
import { FailedView, UnreadView } from './failure-view.tsx'
import { LockedView } from './locked-view.tsx'
import type { Outcome } from './make-summary.ts'
import { QuotaLine } from './quota-line.tsx'
import { LiveResult, WholeResult } from './result-view.tsx'
import type { Page } from './use-page.ts'
import type { SummaryWork } from './use-summary.ts'

type Props = {
  page: Page
  video: PageVideo
  summary: SummaryWork
  connection: Connection
  onSettings: () => void
}

/** The video of the page: to be summarized, at work, or what came of it. */
export function VideoView({ page, video, summary, connection, onSettings }: Props) {
  const { work, live, cancel, start } = summary
  const hasBegun = useLive(live, 'hasBegun')
  const begin = (): void => start({ kind: 'page', read: page.read })
  if (work.status === 'idle') {
    return (
      <section aria-labelledby="video-heading">
        <h2 id="video-heading" className="font-serif text-2xl font-semibold text-balance wrap-anywhere">
          {video.title ?? 'This video'}
        </h2>
        <Button className="mt-4" onClick={begin}>
          Summarize
        </Button>
        <QuotaLine connection={connection} />
      </section>
    )
  }
  if (work.status === 'reading') {
    return <AtWork stage="Reading the captions of this page..." onCancel={cancel} />
  }
  if (work.status === 'running') {
    const { running } = work
    return hasBegun && running.video !== null ? (
      <LiveResult running={running} live={live} page={page} onCancel={cancel} />
    ) : (
      <AtWork stage={stageText(running)} onCancel={cancel} />
    )
  }
  const { videoId } = video
  return (
    <Ended
      outcome={work.outcome}
      page={page}
      connection={connection}
      onBegin={begin}
      onServer={videoId === null ? null : () => start({ kind: 'server', videoId })}
      onSettings={onSettings}
    />
  )
}

function AtWork({ stage, onCancel }: { stage: string; onCancel: () => void }) {
  return (
    <>
      <output className="sr-only">{stage}</output>
      <StageCard stage={stage} isWaiting={false} video={null} onCancel={onCancel} />
    </>
  )
}

type EndedProps = Pick<Props, 'page' | 'connection' | 'onSettings'> & {
  outcome: Outcome
  onBegin: () => void
  onServer: (() => void) | null
}

function Ended({ outcome, page, connection: { server, key }, onBegin, onServer, onSettings }: EndedProps) {
  switch (outcome.result) {
    case 'summary':
      return <WholeResult summary={outcome.summary} page={page} server={server} />
    case 'locked':
      return <LockedView locked={outcome.locked} server={server} isVisitor={key === null} />
    case 'unread':
      return <UnreadView failure={outcome.failure} onRetry={onBegin} onServer={onServer} />
    case 'email-needed':
      return <EmailForm server={server} onGiven={onBegin} />
    case 'failed':
  }
  return <FailedView error={outcome.error} onRetry={onBegin} onSettings={onSettings} />
}
