import { Button } from '#web/ui/button.tsx'
import { useCountdown } from '#web/ui/use-countdown.ts'

/** Has another code sent, once that makes sense. */
export function ResendButton({ waitSeconds, onResend }: { waitSeconds: number; onResend: () => void }) {
  const left = useCountdown(waitSeconds)
  const isWaiting = left > 0
  return (
    <Button
      variant="quiet"
      className="tabular-nums"
      aria-disabled={isWaiting || undefined}
      onClick={() => {
        if (!isWaiting) onResend()
      }}
    >
      {isWaiting ? `Send another code in ${left} s` : 'Send another code'}
    </Button>
  )
}
