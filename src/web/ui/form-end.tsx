import { Button } from './button.tsx'

type Props = {
  /** Why it was refused, for the reader; `null` if it wasn't. */
  error: string | null
  isBusy: boolean
  /** What the button says that submits it. */
  submit: string
  onCancel: () => void
}

/** The end of a form in a dialog: why it was refused, and its buttons. */
export function FormEnd({ error, isBusy, submit, onCancel }: Props) {
  return (
    <>
      {error !== null && (
        <p role="alert" className="text-sm text-bad">
          {error}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={isBusy}>
          {submit}
        </Button>
      </div>
    </>
  )
}
