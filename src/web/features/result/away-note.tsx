import { Button } from '#web/ui/button.tsx'

type Props = {
  isAway: boolean
  hasFailed: boolean
  /** Nothing is brought up where there is none. */
  onPutAside: (() => void) | undefined
}

/** Says over a result, if so, that it ended while no page looked, with a way to put it aside. */
export function AwayNote({ isAway, hasFailed, onPutAside }: Props) {
  if (!isAway || onPutAside === undefined) return null
  return (
    <div className="mx-auto mb-6 flex max-w-2xl flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface py-2 pr-2 pl-4 lg:max-w-none print:hidden">
      <p className="text-sm font-medium">{awayText(hasFailed)}</p>
      <Button variant="quiet" size="sm" onClick={onPutAside}>
        Put aside
      </Button>
    </div>
  )
}

/** What is said of a result that ended while no page looked. */
export function awayText(hasFailed: boolean): string {
  return hasFailed ? 'This one stopped while you were away' : 'Ready while you were away'
}
