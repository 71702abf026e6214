import type { Failure, Remedy } from './failure.ts'
import { RetryButton } from './retry-button.tsx'
import { useArrival } from './use-arrival.ts'

type Props = { failure: Failure; onRemedy: (remedy: Remedy) => void }

const remedyLabels: Record<Remedy, string> = {
  retry: 'Try again',
  paste: 'Paste the transcript',
  another: 'Another video',
}

/** What happened, what can be done about it, and that it cost nothing. */
export function FailurePanel({ failure, onRemedy }: Props) {
  const panel = useArrival<HTMLElement>()
  return (
    <section
      ref={panel}
      aria-labelledby="failure-heading"
      className="mx-auto max-w-2xl rounded-card border border-line border-l-4 border-l-bad bg-surface p-6"
    >
      <h2 id="failure-heading" tabIndex={-1} className="font-serif text-xl font-semibold outline-none">
        {failure.title}
      </h2>
      <p className="mt-2">{failure.detail}</p>
      <p className="mt-1 text-muted">Nothing was charged.</p>
      {failure.remedies.length > 0 && (
        <div className="mt-5 flex flex-wrap gap-2">
          {failure.remedies.map((remedy, index) => (
            <RetryButton
              key={remedy}
              waitSeconds={remedy === 'retry' ? failure.retryAfterSeconds : null}
              variant={index === 0 ? 'primary' : 'secondary'}
              onClick={() => onRemedy(remedy)}
            >
              {remedyLabels[remedy]}
            </RetryButton>
          ))}
        </div>
      )}
    </section>
  )
}
