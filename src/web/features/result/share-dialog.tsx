import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '#web/lib/api.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { savedQuery } from '#web/features/run/queries.ts'
import { toFailure } from '#web/features/run/failure.ts'
import { TextSkeleton } from '#web/ui/skeleton.tsx'
import { copyText } from '#web/lib/copy-text.ts'
import { TextField } from '#web/ui/text-field.tsx'

type Props = { historyId: string; onClose: () => void }

/** Shares a summary at an address of its own, and stops sharing it. */
export function ShareDialog({ historyId, onClose }: Props) {
  const saved = useQuery(savedQuery(historyId))
  const change = useMutation({ mutationFn: (isShared: boolean) => changeSharing(historyId, isShared) })
  const known = saved.data?.state === 'done' ? saved.data.sharePath : null
  const sharePath = change.data === undefined ? known : change.data.sharePath
  const error = change.error ?? saved.error
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Share this summary"
      description="Anyone with the link can read this summary. It says nothing about you, and search engines are asked to skip it."
    >
      <div className="mt-4">
        {saved.isPending && <TextSkeleton label="Loading..." />}
        {!saved.isPending && sharePath === null && (
          <Button
            // What stopped the sharing had the focus, and is gone.
            {...(change.isSuccess ? { ref: takeFocus } : {})}
            busy={change.isPending}
            onClick={() => change.mutate(true)}
          >
            Create a link
          </Button>
        )}
        {sharePath !== null && (
          <ShareLink
            address={new URL(sharePath, location.origin).href}
            isStopping={change.isPending}
            onStop={() => change.mutate(false)}
          />
        )}
        {error !== null && (
          <p role="alert" className="mt-3 text-bad">
            {toFailure(error).detail}
          </p>
        )}
      </div>
    </Dialog>
  )
}

function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus()
}

async function changeSharing(id: string, isShared: boolean): Promise<{ sharePath: string | null }> {
  const answer = isShared
    ? await api('POST /api/history/:id/share', { params: { id } })
    : await api('DELETE /api/history/:id/share', { params: { id } })
  void queryClient.invalidateQueries({ queryKey: savedQuery(id).queryKey })
  return answer
}

type ShareLinkProps = { address: string; isStopping: boolean; onStop: () => void }

/** The address of a shared summary, and what can be done with it. */
function ShareLink({ address, isStopping, onStop }: ShareLinkProps) {
  const canSend = 'share' in navigator
  const field = useRef<HTMLInputElement | null>(null)
  // The button that made the link had the focus, and is gone.
  useEffect(() => field.current?.focus(), [])
  return (
    <>
      <TextField
        ref={field}
        label="Link"
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={() => void copyText(address)}>Copy link</Button>
        {canSend && (
          <Button variant="secondary" onClick={() => void send(address)}>
            Send
          </Button>
        )}
        <Button variant="quiet" busy={isStopping} onClick={onStop}>
          Stop sharing
        </Button>
      </div>
      <p className="mt-3 text-sm text-muted">If you stop sharing, this link stops working for good.</p>
    </>
  )
}

async function send(url: string): Promise<void> {
  // A closed share sheet is no failure.
  await navigator.share({ url }).catch(() => undefined)
}
