import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toFailure } from '#web/features/run/failure.ts'
import { ShareLinkDialog } from '#web/ui/share-link-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { copyImage } from './copy-image.ts'
import { changeMoment, lineId, sharedLinesQuery } from './moments-query.ts'
import type { LineRef } from './moments-query.ts'

const foundText =
  'Anyone with the link sees this line and what was said around it. It says nothing about you.'
const notFoundText =
  'Anyone with the link sees this line, marked as not found in the transcript. It says nothing about you.'

type Props = {
  /** The history item that the line is of. */
  historyId: string
  line: LineRef
  /** Whether words of the transcript bear it out; the dialog says so where none do. */
  isFound: boolean
  onClose: () => void
}

/** Shares one line of a summary at an address of its own, and stops sharing it; for visitors as well. */
export function ShareMomentDialog({ historyId, line, isFound, onClose }: Props) {
  const shared = useQuery(sharedLinesQuery(historyId))
  const change = useMutation({
    mutationFn: (isShared: boolean) => changeMoment(historyId, line, isShared),
  })
  const known = shared.data?.moments.find((each) => each.line === lineId(line))?.momentPath ?? null
  const path = change.data === undefined ? known : change.data.momentPath
  const token = path === null ? null : path.slice('/m/'.length)
  const error = change.error ?? shared.error
  return (
    <ShareLinkDialog
      title="Share this line"
      description={isFound ? foundText : notFoundText}
      path={shared.isPending ? undefined : path}
      change={change}
      error={error === null ? null : toFailure(error).detail}
      actions={
        token !== null && (
          <Button variant="secondary" onClick={() => void copyImage(token)}>
            Copy as image
          </Button>
        )
      }
      onClose={onClose}
    >
      {token !== null && <LinePicture token={token} />}
    </ShareLinkDialog>
  )
}

/** The picture of a shared line; nothing where it can't be loaded. */
function LinePicture({ token }: { token: string }) {
  const [isMissing, setIsMissing] = useState(false)
  if (isMissing) return null
  return (
    <img
      src={`/api/moments/${token}/image.png`}
      alt="The line with its state and its place in the video"
      width={1200}
      height={630}
      onError={() => setIsMissing(true)}
      className="mb-4 h-auto w-full rounded-control border border-line"
    />
  )
}
