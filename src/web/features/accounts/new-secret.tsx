import { useEffect, useRef } from 'react'
import { copyText } from '#web/ui/copy-text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type Props = { label: string; copyLabel: string; secret: string; onClose: () => void }

/** A secret that is shown this once. */
export function NewSecret({ label, copyLabel, secret, onClose }: Props) {
  const field = useRef<HTMLInputElement | null>(null)
  // The button that made the secret had the focus, and is gone.
  useEffect(() => field.current?.focus(), [])
  return (
    <div className="mt-4">
      <TextField
        ref={field}
        label={label}
        readOnly
        inputClassName="font-mono text-sm"
        spellCheck={false}
        value={secret}
        onFocus={({ target }) => target.select()}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={() => void copyText(secret)}>{copyLabel}</Button>
        <Button variant="secondary" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  )
}
