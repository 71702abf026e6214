import { useEffect, useRef } from 'react'
import { copyText } from '#web/lib/copy-text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type Props = { address: string; isStopping: boolean; onStop: () => void }

/** The address of a shared summary, and what can be done with it. */
export function ShareLink({ address, isStopping, onStop }: Props) {
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
      <p className="mt-3 text-sm text-muted">
        Once you stop sharing, this link leads nowhere, and a new one will be another.
      </p>
    </>
  )
}

async function send(url: string): Promise<void> {
  // Who closes the sheet of the device has changed their mind; that is no failure.
  await navigator.share({ url }).catch(() => undefined)
}
