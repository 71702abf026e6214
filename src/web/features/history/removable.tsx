import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { rowTexts } from '#messages/row-texts.ts'
import { showFailure } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { TrashIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'

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

/** Removes an item from its list. */
export function RemoveButton({ isBusy, onRemove, removeButton }: RemoveControls) {
  return (
    <Button ref={removeButton} variant="quiet" size="sm" busy={isBusy} onClick={onRemove}>
      <TrashIcon />
      {rowTexts.remove}
    </Button>
  )
}

type RemovedRowProps = { title: string; isBusy: boolean; onRestore: () => void }

/** Stands in place of an item that was just removed. It takes the focus from the item. */
function RemovedRow({ title, isBusy, onRestore }: RemovedRowProps) {
  const undo = useRef<HTMLButtonElement | null>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-dashed border-line px-5 py-3">
      <output className="min-w-0 text-muted">
        {rowTexts.removed(<bdi className="wrap-anywhere">{title}</bdi>)}
      </output>
      <Button ref={undo} variant="secondary" size="sm" busy={isBusy} onClick={onRestore}>
        {rowTexts.undo}
      </Button>
    </div>
  )
}

export type Removal = {
  /** The items that are off the list and can be put back from where they were. */
  removed: ReadonlySet<string>
  /** The item that is being taken off or put back. */
  busyId: string | null
  remove: (id: string) => void
  restore: (id: string) => void
}

/** Takes items off a list, and puts them back. */
export function useRemoval(): Removal {
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const change = useMutation({
    mutationFn: async ({ id, isBack }: { id: string; isBack: boolean }) => {
      if (isBack) await api('POST /api/history/:id/restore', { params: { id } })
      else await api('DELETE /api/history/:id', { params: { id } })
    },
    onSuccess: (_answer, { id, isBack }) => {
      setRemoved((before) => {
        const after = new Set(before)
        if (isBack) after.delete(id)
        else after.add(id)
        return after
      })
      queryClient.removeQueries({ queryKey: ['saved-summary', id] })
      // The list that it was removed from still offers to undo it.
      void queryClient.invalidateQueries({ queryKey: ['recent'], refetchType: 'none' })
    },
    onError: showFailure,
  })
  return {
    removed,
    busyId: change.isPending ? change.variables.id : null,
    remove: (id) => change.mutate({ id, isBack: false }),
    restore: (id) => change.mutate({ id, isBack: true }),
  }
}
