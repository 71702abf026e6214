import type { ReactNode } from 'react'
import type { LockedSummary } from '#contract/summaries.ts'
import { locked as words } from '#messages/locked.ts'
import { useSummaryName } from '#web/features/run/queries.ts'
import type { Summarizer } from '#web/features/run/use-summarizer.ts'
import { useAccount } from '#web/session/account.ts'
import { formatMoment } from '#web/text/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/card.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useArrival } from '#web/ui/use-arrival.ts'
import { VideoCaption } from '#web/ui/video-caption.tsx'

type Props = {
  locked: LockedSummary
  onShowPlans: () => void
  /** Opens the sign-in and repeats the request. */
  onSignIn: () => void
  /** Fetches its transcript, which takes none of the summaries. */
  summarizer: Pick<Summarizer, 'start'>
}

/** A summary beyond the quota, and the plans. */
export function LockedView({ locked, onShowPlans, onSignIn, summarizer }: Props) {
  const name = useSummaryName()
  const account = useAccount()
  const { videoTitle, videoUrl } = locked
  return (
    <LockedCard
      name={name}
      locked={locked}
      video={videoTitle !== null && <VideoCaption video={{ ...locked, videoTitle }} className="mt-4" />}
      className="two-columns p-6"
    >
      <Button onClick={onShowPlans}>{locked.summary === '' ? words.upgrade : words.viewPlans}</Button>
      {videoUrl !== null && (
        <Button variant="secondary" onClick={() => summarizer.start({ kind: 'transcript', link: videoUrl })}>
          {words.transcript}
        </Button>
      )}
      {account.status === 'signed-out' && (
        <Button variant="quiet" onClick={onSignIn}>
          {words.signIn}
        </Button>
      )}
    </LockedCard>
  )
}

type CardProps = {
  /** The name of the summary. */
  name: string
  locked: LockedSummary
  /** Its video, where nothing else on the page says it. */
  video?: ReactNode
  className: string
  /** The actions. */
  children: ReactNode
}

/** A summary beyond the quota: its first lines where there are any, and when the next is possible. */
export function LockedCard({ name, locked, video = null, className, children }: CardProps) {
  const { resetTime, summary } = locked
  const section = useArrival<HTMLElement>()
  return (
    <section
      ref={section}
      aria-labelledby="locked-heading"
      className={joinClasses('rounded-card border border-line bg-surface', className)}
    >
      <div className="flex items-center gap-3">
        <h2 id="locked-heading" tabIndex={-1} className="font-serif text-xl font-semibold outline-none">
          {name}
        </h2>
        <Badge>{words.badge}</Badge>
      </div>
      {video}
      {summary !== '' && (
        <p dir="auto" className="mt-4 line-clamp-3 font-serif text-lg/[30px] after:content-['…']">
          {summary}
        </p>
      )}
      <BlurredLines />
      <p className="font-medium">{words.unlock}</p>
      {resetTime !== null && (
        <p className="mt-1 text-muted">
          {words.next(<time dateTime={resetTime}>{formatMoment(resetTime)}</time>)}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">{children}</div>
    </section>
  )
}

/** Bars where text would stand: the text itself never left the server. */
function BlurredLines() {
  return (
    <div aria-hidden="true" className="my-4 space-y-3 blur-sm select-none">
      <div className="h-4 w-full rounded bg-line" />
      <div className="h-4 w-11/12 rounded bg-line" />
      <div className="h-4 w-4/5 rounded bg-line" />
    </div>
  )
}
