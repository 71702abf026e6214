import type { ReactNode } from 'react'
import { controls } from '#messages/controls.ts'
import { Button } from './button.tsx'

type Props = {
  /** Why it was refused, for the reader; `null` if it wasn't. */
  error: string | null
  isBusy: boolean
  /** What the button says that submits it. */
  submit: string
  /** Nothing can be submitted yet. */
  isOff?: boolean
  /** It takes something away. */
  isDanger?: boolean
  /** A way on beside the form, at the other edge. */
  aside?: ReactNode
  onCancel: () => void
}

/** The end of a form in a dialog: why it was refused, and its buttons. */
export function FormEnd({ error, isBusy, submit, isOff = false, isDanger = false, aside, onCancel }: Props) {
  return (
    <>
      {error !== null && (
        <p role="alert" className="text-sm text-bad">
          {error}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {aside !== undefined && <div className="me-auto -ms-4">{aside}</div>}
        <Button variant="quiet" onClick={onCancel}>
          {controls.cancel}
        </Button>
        <Button type="submit" busy={isBusy} disabled={isOff} variant={isDanger ? 'danger' : 'primary'}>
          {submit}
        </Button>
      </div>
    </>
  )
}
