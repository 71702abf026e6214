import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { Removal } from './use-removal.ts'

/** The controls that remove an item from the list. */
export type RemoveControls = {
  isBusy: boolean
  onRemove: () => void
  /** The button that removes; it gets the focus when the item is put back. */
  removeButton: (button: HTMLButtonElement | null) => void
}

type Props = {
  id: string
  title: string
  removal: Removal
  children: (controls: RemoveControls) => ReactNode
}

/** An item of a list, or the way to put it back once it was taken off. */
export function Removable({ id, title, removal, children }: Props) {
  const isRemoved = removal.removed.has(id)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const wasRemoved = useRef(false)
  useEffect(() => {
    if (isRemoved) wasRemoved.current = true
    if (isRemoved || button === null || !wasRemoved.current) return
    // The button to undo had the focus, and is gone.
    wasRemoved.current = false
    button.focus()
  }, [isRemoved, button])
  const isBusy = removal.busyId === id
  if (isRemoved) {
    return <RemovedRow title={title} isBusy={isBusy} onRestore={() => removal.restore(id)} />
  }
  return children({ isBusy, onRemove: () => removal.remove(id), removeButton: setButton })
}

type RemovedRowProps = { title: string; isBusy: boolean; onRestore: () => void }

/** Stands where an item was that has just been taken off the list. It takes the focus, which was on the item. */
function RemovedRow({ title, isBusy, onRestore }: RemovedRowProps) {
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
