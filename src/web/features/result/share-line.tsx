import { Suspense, useState } from 'react'
import type { Line } from '#web/features/evidence/line.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { ShareIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'

const ShareMomentDialog = lazyPart(
  () => import('#web/features/moments/share-moment-dialog.tsx'),
  'ShareMomentDialog',
  { kind: 'dialog' },
)

type Props = {
  line: Line
  /** The history item of the summary; `null` where it is in no history of the reader. */
  historyId: string | null
}

/** Shares a line at an address of its own; nothing where the line can't be shared. */
export function ShareLine({ line: { kind, index, evidence }, historyId }: Props) {
  const [isOpen, setOpen] = useState(false)
  useReturnFocus(isOpen)
  if (historyId === null || kind === 'chapter' || evidence.quote === '') return null
  return (
    <>
      <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ShareIcon />
        Share
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <ShareMomentDialog historyId={historyId} line={{ kind, index }} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  )
}
