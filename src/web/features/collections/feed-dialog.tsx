import { useMutation } from '@tanstack/react-query'
import { collectionFeed } from '#messages/collection-feed.ts'
import { digestSettings } from '#messages/digest-settings.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FeedAddress } from '#web/ui/feed-address.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { refreshCollections } from './collection-query.ts'

type Props = { id: string; feedPath: string | null; onClose: () => void }

/** The feed of a collection: its secret address, made with the first press and changed with another. */
export function FeedDialog({ id, feedPath, onClose }: Props) {
  const { data, error, mutate, isPending } = useMutation({
    mutationFn: () => api('POST /api/collections/:id/feed-address', { params: { id } }),
    onSuccess: async () => {
      if (path !== null) showToast({ title: digestSettings.feedChanged, tone: 'good' })
      await refreshCollections()
    },
  })
  const path = data === undefined ? feedPath : data.feedPath
  return (
    <Dialog open onClose={onClose} title={collectionFeed.title} description={collectionFeed.description}>
      <div className="mt-4">
        {path === null ? (
          <Button busy={isPending} onClick={() => mutate()}>
            {collectionFeed.create}
          </Button>
        ) : (
          <FeedAddress
            path={path}
            hint={collectionFeed.hint}
            isBusy={isPending}
            onChange={() => mutate()}
            takesFocus={data !== undefined}
          />
        )}
        {error !== null && (
          <p role="alert" className="mt-3 text-bad">
            {failureText(error)}
          </p>
        )}
      </div>
    </Dialog>
  )
}
