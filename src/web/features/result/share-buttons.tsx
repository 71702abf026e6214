import { Suspense, useState } from 'react'
import { result } from '#messages/result.ts'
import { hasSharing } from '#product/offers.ts'
import { isMarkable } from '#web/features/result-state/lines.ts'
import type { Line } from '#web/features/result-state/lines.ts'
import { useReading } from '#web/features/result-state/use-lines.ts'
import { ShareIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'

const ShareMomentDialog = lazyPart(
  () => import('#web/features/moments/share-moment-dialog.tsx'),
  'ShareMomentDialog',
  { kind: 'dialog', isFetchedAhead: false },
)

/**
 * Shares a line at an address of its own, with its state; nothing for a chapter or an answer, which are no
 * lines of the summary.
 */
export function ShareLine({ line }: { line: Line }) {
  const reading = useReading()
  const { key, kind, index, evidence } = line
  const isOpen = reading?.task?.name === 'share' && reading.task.line === key
  useReturnFocus(isOpen)
  if (!hasSharing || reading === null || !isMarkable(kind)) return null
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-haspopup="dialog"
        aria-keyshortcuts="s"
        onClick={() => reading.begin({ line: key, name: 'share' })}
      >
        <ShareIcon />
        {result.share}
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <ShareMomentDialog
            historyId={reading.historyId}
            line={{ kind, index }}
            isFound={evidence.quote !== ''}
            onClose={reading.end}
          />
        )}
      </Suspense>
    </>
  )
}

const ShareDialog = lazyPart(() => import('./share-dialog.tsx'), 'ShareDialog', {
  kind: 'dialog',
  isFetchedAhead: false,
})

/** Shares a summary in one step, for visitors too; a shared one opens its link's options. */
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

  if (!hasSharing) return null
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
