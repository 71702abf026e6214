import type { ReactNode } from 'react'
import { controls } from '#messages/controls.ts'
import { panelTexts } from '#messages/panel-texts.ts'
import { readFailures } from '#messages/read-failures.ts'
import { serverFailures } from '#messages/server-failures.ts'
import { ApiError } from '#web/api/api-error.ts'
import { reasonFailure } from '#web/features/run/failure.ts'
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

type FailedProps = Counted & { error: unknown; onRetry: () => void; onSettings: () => void }

/** The server refused, failed, or is none of Précis. */
export function FailedView({ error, isCounted, onRetry, onSettings }: FailedProps) {
  const { title, detail, code } = textsOf(error)
  const isAboutKey = code === 'KEY_INVALID' || code === 'KEY_SCOPE' || code === null
  return (
    <FailureCard title={title} detail={detail} isFree={isCounted && code !== null}>
      <Button onClick={onRetry}>{controls.tryAgain}</Button>
      {isAboutKey && (
        <Button variant="secondary" onClick={onSettings}>
          {panelTexts.settings}
        </Button>
      )}
    </FailureCard>
  )
}

function textsOf(error: unknown): { title: string; detail: string; code: string | null } {
  const { problem, status } = error instanceof ApiError ? error : { problem: null, status: 0 }
  if (status === movedStatus) return { ...serverFailures.moved, code: null }
  if (problem === null && status > 0) return { ...serverFailures.other, code: null }
  const { title, detail } = reasonFailure({ problem })
  return { title, detail, code: problem?.code ?? null }
}
