import { Suspense } from 'react'
import { result } from '#messages/result.tsx'
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
  { kind: 'dialog' },
)

/** Shares a line at an address of its own, with its state; nothing for a chapter or an answer, which are no lines of the summary. */
export function ShareLine({ line }: { line: Line }) {
  const reading = useReading()
  const { key, kind, index, evidence } = line
  const isOpen = reading?.task?.name === 'share' && reading.task.line === key
  useReturnFocus(isOpen)
  if (reading === null || !isMarkable(kind)) return null
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
