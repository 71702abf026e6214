import { Suspense, useState } from 'react'
import { ShareIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
import { shareInOneStep } from './share-summary.ts'

const ShareDialog = lazyPart(() => import('./share-dialog.tsx'), 'ShareDialog', { kind: 'dialog' })

/** Shares a summary in one step, for visitors too; one that is shared already opens what can be done with its link. */
export function ShareButton({ historyId }: { historyId: string }) {
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  useReturnFocus(isOpen)

  async function handleShare(): Promise<void> {
    setBusy(true)
    const isDone = await shareInOneStep(historyId)
    setBusy(false)
    setOpen(!isDone)
  }

  return (
    <>
      <Button variant="quiet" size="sm" busy={isBusy} onClick={() => void handleShare()}>
        {!isBusy && <ShareIcon />}
        Share
      </Button>
      <Suspense fallback={null}>
        {isOpen && <ShareDialog historyId={historyId} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
