import { useMutation } from '@tanstack/react-query'
import { digestSettings } from '#messages/following.tsx'
import { api } from '#web/api/api.ts'
import { showFailure } from '#web/api/show-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { refreshFollowing } from './follow-query.ts'

/** The secret address of the feed of digests, and the way to change it. */
export function FeedAddress({ path }: { path: string }) {
  const url = `${globalThis.location.origin}${path}`
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('POST /api/digests/feed-address'),
    onSuccess: async () => {
      showToast({ title: digestSettings.feedChanged, tone: 'good' })
      await refreshFollowing()
    },
    onError: showFailure,
  })
  return (
    <div className="border-t border-line pt-4">
      <TextField
        label={digestSettings.feed}
        hint={digestSettings.feedHint}
        readOnly
        spellCheck={false}
        inputClassName="font-mono text-sm"
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => void copyText(url)}>
          {digestSettings.copy}
        </Button>
        <Button variant="secondary" size="sm" busy={isPending} onClick={() => mutate()}>
          {digestSettings.change}
        </Button>
      </div>
    </div>
  )
}
