import type { UseMutationResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { controls } from '#messages/controls.ts'
import { shareLink } from '#messages/share-link.ts'
import { Button } from './button.tsx'
import { copyText } from './copy-text.ts'
import { Dialog } from './dialog.tsx'
import { TextField } from './fields.tsx'
import { TextSkeleton } from './skeleton.tsx'

type Props = {
  title: string
  description: string
  /** The path under which it is shared; `null` while it isn't, `undefined` until that is known. */
  path: string | null | undefined
  /** Starts the sharing, or stops it. */
  change: Pick<UseMutationResult<unknown, Error, boolean>, 'mutate' | 'isPending' | 'isSuccess'>
  /** The failure, for the reader; `null` if there was none. */
  error: string | null
  /** Further things to do with what is shared. */
  actions?: ReactNode
  onClose: () => void
  /** The choices about the shared page. */
  after?: ReactNode
  /** A picture of what is shared. */
  children?: ReactNode
}

/** Shares something at an address of its own, and stops sharing it. */
export function ShareLinkDialog({ title, description, path, change, error, onClose, ...shared }: Props) {
  return (
    <Dialog open onClose={onClose} title={title} description={description}>
      <div className="mt-4">
        {path === undefined && <TextSkeleton label={controls.loading} />}
        {path === null && (
          <Button
            // What stopped the sharing had the focus, and is gone.
            {...(change.isSuccess ? { ref: takeFocus } : {})}
            busy={change.isPending}
            onClick={() => change.mutate(true)}
          >
            {shareLink.create}
          </Button>
        )}
        {typeof path === 'string' && <SharedLink path={path} change={change} {...shared} />}
        {error !== null && (
          <p role="alert" className="mt-3 text-bad">
            {error}
          </p>
        )}
      </div>
    </Dialog>
  )
}

function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus()
}

type SharedLinkProps = Pick<Props, 'change' | 'actions' | 'after' | 'children'> & { path: string }

/** The address of what is shared, and what can be done with it. */
function SharedLink({ path, change, actions, after, children }: SharedLinkProps) {
  const address = new URL(path, location.origin).href
  const field = useRef<HTMLInputElement | null>(null)
  // The button that made the link had the focus, and is gone.
  useEffect(() => field.current?.focus(), [])
  return (
    <>
      {children}
      <TextField
        ref={field}
        label={shareLink.link}
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      {after}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={() => void copyText(address)}>{shareLink.copy}</Button>
        {'share' in navigator && (
          <Button variant="secondary" onClick={() => void send(address)}>
            {shareLink.send}
          </Button>
        )}
        {actions}
        <Button variant="quiet" busy={change.isPending} onClick={() => change.mutate(false)}>
          {shareLink.stop}
        </Button>
      </div>
      <p className="mt-3 text-sm text-muted">{shareLink.stopsForGood}</p>
    </>
  )
}

async function send(url: string): Promise<void> {
  // A closed share sheet is no failure.
  await navigator.share({ url }).catch(() => undefined)
}
