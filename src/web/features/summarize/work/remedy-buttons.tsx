import { Button } from '#web/ui/button.tsx'
import type { Remedy } from '#web/features/run/failure.ts'
import { useCountdown } from '#web/ui/use-countdown.ts'
import { waitingTime } from './waiting-time.ts'

type Props = {
  remedies: readonly Remedy[]
  /** Seconds until trying again makes sense. */
  retryAfterSeconds: number
  onRemedy: (remedy: Remedy) => void
}

const labels: Record<Remedy, string> = {
  retry: 'Try again',
  paste: 'Paste the transcript',
  another: 'Another video',
}

/** What can be done about a failure. Trying again waits until it makes sense, and says so when it does. */
export function RemedyButtons({ remedies, retryAfterSeconds, onRemedy }: Props) {
  const left = useCountdown(retryAfterSeconds)
  const isWaiting = (remedy: Remedy): boolean => remedy === 'retry' && left > 0
  const first = remedies.find((remedy) => !isWaiting(remedy))
  const mustWait = remedies.includes('retry') && retryAfterSeconds > 0
  return (
    <>
      <div className="mt-5 flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        {remedies.map((remedy) => (
          <Button
            key={remedy}
            variant={remedy === first ? 'primary' : 'secondary'}
            className="tabular-nums"
            aria-disabled={isWaiting(remedy) || undefined}
            onClick={() => {
              if (!isWaiting(remedy)) onRemedy(remedy)
            }}
          >
            {isWaiting(remedy) ? `Try again in ${waitingTime(left)}` : labels[remedy]}
          </Button>
        ))}
      </div>
      <output className="sr-only">{mustWait && left === 0 && 'You can try again now.'}</output>
    </>
  )
}
