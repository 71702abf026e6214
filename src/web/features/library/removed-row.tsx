import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'

type Props = { title: string; isBusy: boolean; onRestore: () => void }

/** Stands where an item was that has just been taken off the list. It takes the focus, which was on the item. */
export function RemovedRow({ title, isBusy, onRestore }: Props) {
  const undo = useRef<HTMLButtonElement | null>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-dashed border-line px-5 py-3">
      <output className="min-w-0 text-muted">
        Deleted: <span className="wrap-anywhere">{title}</span>
      </output>
      <Button ref={undo} variant="secondary" size="sm" busy={isBusy} onClick={onRestore}>
        Undo
      </Button>
    </div>
  )
}
