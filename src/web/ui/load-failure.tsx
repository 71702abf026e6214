import { controls } from '#messages/controls.ts'
import { Button } from './button.tsx'
import { Card } from './card.tsx'

type Props = { text: string; onRetry: () => void }

/** Says in its place that something could not be loaded. */
export function LoadFailure({ text, onRetry, className }: Props & { className?: string }) {
  return (
    <div role="alert" className={className}>
      <p>{text}</p>
      <Button variant="secondary" className="mt-3" onClick={onRetry}>
        {controls.tryAgain}
      </Button>
    </div>
  )
}

/** Says that the list that a page is about could not be loaded. */
export function ListFailure({ text, onRetry }: Props) {
  return (
    <Card role="alert" className="mt-6 border-s-4 border-s-bad p-5">
      <p>{text}</p>
      <Button className="mt-4" onClick={onRetry}>
        {controls.tryAgain}
      </Button>
    </Card>
  )
}
