import { controls } from '#messages/controls.ts'
import { loadSummary } from '#messages/load-summary.ts'
import { ApiError, failureText } from '#web/api/api-error.ts'
import { showPageDialog } from '#web/session/page-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The shape of the result that is on its way, so that nothing jumps when it comes. */
export function ResultSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="mt-8 gap-12 lg:grid lg:grid-cols-[minmax(0,26rem)_minmax(0,38rem)] lg:justify-between in-room:justify-start in-room:gap-10"
    >
      {/* On a small screen the player is a bar at the lower edge. */}
      <Skeleton className="aspect-video w-full rounded-card max-lg:hidden" />
      <div className="space-y-4">
        <Skeleton className="h-8 w-3/4" />
        <Skeleton className="h-4 w-1/2" />
        <div className="space-y-3 pt-6">
          {[0, 1, 2, 3].map((line) => (
            <Skeleton key={line} className="h-5 w-full" />
          ))}
        </div>
      </div>
    </div>
  )
}

/** Says in place of a summary that it could not be fetched. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const problem = error instanceof ApiError ? error.problem : null
  return (
    <section
      role="alert"
      className="two-columns rounded-card border border-s-4 border-line border-s-bad bg-surface p-5 sm:p-6"
    >
      <h2 className="font-serif text-xl font-semibold">{problem?.title ?? loadSummary.failed}</h2>
      <p className="mt-2">{failureText(error)}</p>
      {problem?.code === 'DEVICE_LIMIT' ? (
        <Button className="mt-5" onClick={() => showPageDialog({ name: 'devices' })}>
          {loadSummary.devices}
        </Button>
      ) : (
        <Button className="mt-5" onClick={onRetry}>
          {controls.tryAgain}
        </Button>
      )}
    </section>
  )
}
