import { digestSettings } from '#messages/digest-settings.ts'
import { Button } from './button.tsx'
import { copyText } from './copy-text.ts'
import { TextField } from './fields.tsx'

type Props = {
  path: string
  hint: string
  isBusy: boolean
  /** The button that made the address had the focus, and is gone. */
  takesFocus?: boolean
  onChange: () => void
}

/** The secret address of a feed, and the way to change it. */
export function FeedAddress({ path, hint, isBusy, takesFocus = false, onChange }: Props) {
  const url = `${globalThis.location.origin}${path}`
  return (
    <>
      <TextField
        {...(takesFocus ? { ref: focus } : {})}
        label={digestSettings.feed}
        hint={hint}
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
        <Button variant="secondary" size="sm" busy={isBusy} onClick={onChange}>
          {digestSettings.change}
        </Button>
      </div>
    </>
  )
}

function focus(field: HTMLInputElement | null): void {
  field?.focus()
}
