import { api } from '#web/api/api.ts'
import { formatLongDay } from '#web/text/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { useAccountChange } from './use-account-change.ts'

/** Says when the account will be gone, and offers to cancel the deletion. */
export function DeletionBanner({ deletionAt }: { deletionAt: string }) {
  const { change, isBusy, message } = useAccountChange()
  return (
    <section
      aria-label="Deletion"
      className="rounded-card border border-l-4 border-line border-l-bad bg-surface p-5 sm:p-6"
    >
      <p className="font-medium">
        This account will be deleted on <time dateTime={deletionAt}>{formatLongDay(deletionAt)}</time>.
      </p>
      <p className="mt-1 text-muted">Until then everything stays as it is.</p>
      <Button
        className="mt-4"
        busy={isBusy}
        onClick={() => change(() => api('DELETE /api/account/deletion'), 'Your account stays')}
      >
        Keep my account
      </Button>
      {message !== null && (
        <p role="alert" className="mt-2 text-sm text-bad">
          {message}
        </p>
      )}
    </section>
  )
}
