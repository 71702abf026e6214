import { Suspense, useState } from 'react'
import { result } from '#messages/result.tsx'
import { ShareIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'

const ShareDialog = lazyPart(() => import('./share-dialog.tsx'), 'ShareDialog', { kind: 'dialog' })

/** Shares a summary in one step, for visitors too; one that is shared already opens what can be done with its link. */
export function ShareButton({ historyId }: { historyId: string }) {
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  useReturnFocus(isOpen)

  async function handleShare(): Promise<void> {
    setBusy(true)
    // It comes ahead with the dialog, which also says so where it could not be loaded.
    const isDone = await import('./share-summary.ts').then(
      ({ shareInOneStep }) => shareInOneStep(historyId),
      () => false,
    )
    setBusy(false)
    setOpen(!isDone)
  }

  return (
    <>
      <Button variant="quiet" size="sm" busy={isBusy} onClick={() => void handleShare()}>
        {!isBusy && <ShareIcon />}
        {result.share}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <ShareDialog historyId={historyId} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
