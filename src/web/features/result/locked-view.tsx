import type { LockedSummary } from '#contract/summaries.ts'
import { useSummaryName } from '#web/features/run/queries.ts'
import { useAccount } from '#web/session/account.ts'
import { formatMoment } from '#web/text/format-date.ts'
import { Badge } from '#web/ui/card.tsx'
import { Button } from '#web/ui/button.tsx'
import { useArrival } from '#web/ui/use-arrival.ts'

type Props = {
  locked: LockedSummary
  onShowPlans: () => void
  /** Opens the sign-in and repeats the request. */
  onSignIn: () => void
}

/** A summary beyond the quota: its first lines where there are any, and the plans. */
export function LockedView({ locked, onShowPlans, onSignIn }: Props) {
  const name = useSummaryName()
  const account = useAccount()
  const section = useArrival<HTMLElement>()
  const hasLines = locked.summary !== ''
  return (
    <section
      ref={section}
      aria-labelledby="locked-heading"
      className="mx-auto max-w-2xl rounded-card border border-line bg-surface p-6"
    >
      <div className="flex items-center gap-3">
        <h2 id="locked-heading" tabIndex={-1} className="font-serif text-xl font-semibold outline-none">
          {name}
        </h2>
        <Badge>Locked</Badge>
      </div>
      {locked.videoTitle !== null && <p className="mt-1 text-muted">{locked.videoTitle}</p>}
      {hasLines && (
        <p className="mt-4 line-clamp-3 font-serif text-lg/[30px] whitespace-pre-line">{locked.summary}</p>
      )}
      <BlurredLines />
      <p className="font-medium">Upgrade to unlock unlimited summaries</p>
      {locked.resetTime !== null && (
        <p className="mt-1 text-muted">
          Your next free summary: <time dateTime={locked.resetTime}>{formatMoment(locked.resetTime)}</time>
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={onShowPlans}>{hasLines ? 'View Pricing Plans' : 'Upgrade Now'}</Button>
        {account.status === 'signed-out' && (
          <Button variant="quiet" onClick={onSignIn}>
            I have a plan: sign in
          </Button>
        )}
      </div>
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
