import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { toFailure } from '#web/features/run/failure.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { copyImage } from './copy-image.ts'
import { changeMoment, lineId, sharedLinesQuery } from './moments-query.ts'
import type { LineRef } from './moments-query.ts'

type Props = {
  /** The history item that the line is of, `historyId` of a delivered summary; where it is `null` nothing can be shared. */
  historyId: string
  line: LineRef
  onClose: () => void
}

/**
 * Shares one line of a summary at an address of its own, and stops sharing it; for visitors as well. Load it with
 * `lazyPart(() => import('#web/features/moments/share-moment-dialog.tsx'), 'ShareMomentDialog', { kind: 'dialog' })`, and
 * render `<ShareMomentDialog historyId={…} line={{ kind: 'sentence', index: 3 }} onClose={…} />` while it is open. `index` counts
 * `summarySentences` or `insights` from 0; the gist is `{ kind: 'gist', index: 0 }`.
 */
export function ShareMomentDialog({ historyId, line, onClose }: Props) {
  const shared = useQuery(sharedLinesQuery(historyId))
  const change = useMutation({
    mutationFn: (isShared: boolean) => changeMoment(historyId, line, isShared),
  })
  const known = shared.data?.moments.find((each) => each.line === lineId(line))?.momentPath ?? null
  const momentPath = change.data === undefined ? known : change.data.momentPath
  const error = change.error ?? shared.error
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Share this line"
      description="Anyone with the link sees this line and what was said around it. It says nothing about you."
    >
      <div className="mt-4">
        {shared.isPending && <TextSkeleton label="Loading..." />}
        {!shared.isPending && momentPath === null && (
          <Button
            // What stopped the sharing had the focus, and is gone.
            {...(change.isSuccess ? { ref: takeFocus } : {})}
            busy={change.isPending}
            onClick={() => change.mutate(true)}
          >
            Create a link
          </Button>
        )}
        {momentPath !== null && (
          <MomentLink
            momentPath={momentPath}
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

type MomentLinkProps = { momentPath: string; isStopping: boolean; onStop: () => void }

/** The address of a shared line with its picture, and what can be done with them. */
function MomentLink({ momentPath, isStopping, onStop }: MomentLinkProps) {
  const address = new URL(momentPath, location.origin).href
  const token = momentPath.slice('/m/'.length)
  const field = useRef<HTMLInputElement | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  // The button that made the link had the focus, and is gone.
  useEffect(() => field.current?.focus(), [])
  return (
    <>
      {!isMissing && (
        <img
          src={`/api/moments/${token}/image.png`}
          alt="The line with its state and its place in the video"
          width={1200}
          height={630}
          onError={() => setIsMissing(true)}
          className="mb-4 h-auto w-full rounded-control border border-line"
        />
      )}
      <TextField
        ref={field}
        label="Link"
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={() => void copyText(address)}>Copy link</Button>
        {'share' in navigator && (
          <Button variant="secondary" onClick={() => void send(address)}>
            Send
          </Button>
        )}
        <Button variant="secondary" onClick={() => void copyImage(token)}>
          Copy as image
        </Button>
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
