import { useMutation } from '@tanstack/react-query'
import { shareCollection } from '#messages/share-collection.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { ShareLinkDialog } from '#web/ui/share-link-dialog.tsx'
import { refreshCollections } from './collection-query.ts'

type Props = { id: string; sharePath: string | null; onClose: () => void }

/** Shares a collection at an address of its own, and stops sharing it. */
export function ShareDialog({ id, sharePath, onClose }: Props) {
  const change = useMutation({
    mutationFn: async (isShared: boolean): Promise<{ sharePath: string | null }> =>
      isShared
        ? await api('POST /api/collections/:id/share', { params: { id } })
        : await api('DELETE /api/collections/:id/share', { params: { id } }),
    onSuccess: refreshCollections,
  })
  return (
    <ShareLinkDialog
      title={shareCollection.title}
      description={shareCollection.description}
      path={change.data === undefined ? sharePath : change.data.sharePath}
      change={change}
      error={change.error === null ? null : failureText(change.error)}
      onClose={onClose}
    />
  )
}
