import type { ReactNode } from 'react'
import { controls } from '#messages/controls.ts'
import { panelTexts } from '#messages/panel-texts.ts'
import { readFailures } from '#messages/read-failures.ts'
import { serverFailures } from '#messages/server-failures.ts'
import { reasonFailure } from '#web/features/run/failure.ts'
import type { FailureReason } from '#web/features/run/failure.ts'
import { Button } from '#web/ui/button.tsx'
import { useArrival } from '#web/ui/use-arrival.ts'
import type { ReadFailure } from '../reading/page-transcript.ts'
import { movedStatus } from '../server/reach-server.ts'

type Props = {
  title: string
  detail: string
  /** It used none of the summaries for sure: what the server was asked for, it may make without an answer. */
  isFree: boolean
  /** The way out that is offered. */
  children: ReactNode
}

/** A failure in one sentence, with what can be done about it. */
function FailureCard({ title, detail, isFree, children }: Props) {
  const section = useArrival<HTMLElement>()
  return (
    <section
      ref={section}
      aria-labelledby="failure-heading"
      className="rounded-card border border-line border-s-4 border-s-bad bg-surface p-4"
    >
      <h2 id="failure-heading" tabIndex={-1} className="font-serif text-xl font-semibold outline-none">
        {title}
      </h2>
      <p className="mt-2 wrap-anywhere">{detail}</p>
      {isFree && <p className="mt-1 text-muted">{serverFailures.notCounted}</p>}
      <div className="mt-4 flex flex-wrap gap-2">{children}</div>
    </section>
  )
}

/** `isCounted`: summaries are counted, by a server. */
type Counted = { isCounted: boolean }

type UnreadProps = Counted & {
  failure: ReadFailure
  onRetry: () => void
  /** Lets the server look for the captions; `null` where it cannot. */
  onServer: (() => void) | null
}

/** The page gave no transcript. */
export function UnreadView({ failure, isCounted, onRetry, onServer }: UnreadProps) {
  return (
    <FailureCard {...readFailures[failure]} isFree={isCounted}>
      <Button onClick={onRetry}>{controls.tryAgain}</Button>
      {failure === 'UNREADABLE' && onServer !== null && (
        <Button variant="secondary" onClick={onServer}>
          {serverFailures.letServerTry}
        </Button>
      )}
    </FailureCard>
  )
}

type FailedProps = Counted & { reason: FailureReason; onRetry: () => void; onSettings: () => void }

/** The server refused, failed, or is none of Précis. */
export function FailedView({ reason, isCounted, onRetry, onSettings }: FailedProps) {
  const { problem, cost } = reason
  const isAboutKey = problem === null || problem.code === 'KEY_INVALID' || problem.code === 'KEY_SCOPE'
  return (
    <FailureCard {...textsOf(reason)} isFree={isCounted && problem !== null && cost === 'none'}>
      <Button onClick={onRetry}>{controls.tryAgain}</Button>
      {isAboutKey && (
        <Button variant="secondary" onClick={onSettings}>
          {panelTexts.settings}
        </Button>
      )}
    </FailureCard>
  )
}

function textsOf(reason: FailureReason): { title: string; detail: string } {
  if (reason.status === undefined) return reasonFailure(reason)
  return reason.status === movedStatus ? serverFailures.moved : serverFailures.other
}
