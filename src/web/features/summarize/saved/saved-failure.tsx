import { Button } from '#web/ui/button.tsx'
import { toFailure } from '#web/features/run/failure.ts'

/** What stands in the place of a summary that could not be fetched. */
export function SavedFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { title, detail } = toFailure(error)
  return (
    <section
      role="alert"
      className="mx-auto max-w-2xl rounded-card border border-l-4 border-line border-l-bad bg-surface p-5 sm:p-6"
    >
      <h2 className="font-serif text-xl font-semibold">{title}</h2>
      <p className="mt-2">{detail}</p>
      <Button className="mt-5" onClick={onRetry}>
        Try again
      </Button>
    </section>
  )
}
