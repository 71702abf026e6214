import { controls } from '#messages/controls.ts'
import { serverFailures } from '#messages/server-failures.ts'
import { reasonFailure } from '#web/features/run/failure.ts'
import type { FailureReason } from '#web/features/run/failure.ts'
import { Button } from '#web/ui/button.tsx'
import { useArrival } from '#web/ui/use-arrival.ts'
import { movedStatus } from '../server/reach-server.ts'

type Props = {
  title: string
  detail: string
  /** It used none of the summaries for sure: what the server was asked for, it may make without an answer. */
  isFree: boolean
  onRetry: () => void
  /** Another way out; `null` for none. */
  other: { label: string; onPress: () => void } | null
}

/** A failure in one sentence, with what can be done about it. */
export function FailureView({ title, detail, isFree, onRetry, other }: Props) {
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
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={onRetry}>{controls.tryAgain}</Button>
        {other !== null && (
          <Button variant="secondary" onClick={other.onPress}>
            {other.label}
          </Button>
        )}
      </div>
    </section>
  )
}

/** The words for a server that refused, failed, or is none of Précis. */
export function failureTexts(reason: FailureReason): { title: string; detail: string } {
  if (reason.status === undefined) return reasonFailure(reason)
  return reason.status === movedStatus ? serverFailures.moved : serverFailures.other
}

/** The settings may help: with another key, or the address of another server. */
export function isAboutConnection({ problem }: FailureReason): boolean {
  return problem === null || problem.code === 'KEY_INVALID' || problem.code === 'KEY_SCOPE'
}
