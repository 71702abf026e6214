import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { RemovedRow } from './removed-row.tsx'
import type { Removal } from './use-removal.ts'

/** What an item needs to be taken off the list. */
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
