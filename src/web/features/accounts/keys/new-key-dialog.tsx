import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '#web/api/api.ts'
import { copyText } from '#web/ui/copy-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { NewKeyForm } from './new-key-form.tsx'
import type { WantedKey } from './new-key-form.tsx'
import { refreshKeys } from './key-query.ts'

/** Makes a key, and shows it this once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (wanted: WantedKey) => api('POST /api/keys', { body: wanted }),
    onSuccess: async (made) => {
      setSecret(made.secret)
      await refreshKeys()
    },
  })
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={secret === null ? 'New API key' : 'Your new key'}
      description={
        secret === null ? 'Give it only what the program needs.' : "Copy it now. We can't show it again."
      }
    >
      {secret === null ? (
        <NewKeyForm isBusy={isPending} error={error} onSubmit={mutate} onCancel={onClose} />
      ) : (
        <Secret secret={secret} onClose={onClose} />
      )}
    </Dialog>
  )
}

function Secret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const field = useRef<HTMLInputElement | null>(null)
  // The button that made the key had the focus, and is gone.
  useEffect(() => field.current?.focus(), [])
  return (
    <div className="mt-4">
      <TextField
        ref={field}
        label="API key"
        readOnly
        inputClassName="font-mono text-sm"
        spellCheck={false}
        value={secret}
        onFocus={({ target }) => target.select()}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={() => void copyText(secret)}>Copy key</Button>
        <Button variant="secondary" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  )
}
