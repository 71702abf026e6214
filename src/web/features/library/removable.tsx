import type { ReactNode } from 'react'
import { RemovedRow } from './removed-row.tsx'
import type { Removal } from './use-removal.ts'

type Props = {
  id: string
  title: string
  removal: Removal
  children: (controls: { isBusy: boolean; onRemove: () => void }) => ReactNode
}

/** An item of a list, or the way to put it back once it was taken off. */
export function Removable({ id, title, removal, children }: Props) {
  const isBusy = removal.busyId === id
  if (removal.removed.has(id)) {
    return <RemovedRow title={title} isBusy={isBusy} onRestore={() => removal.restore(id)} />
  }
  return children({ isBusy, onRemove: () => removal.remove(id) })
}
