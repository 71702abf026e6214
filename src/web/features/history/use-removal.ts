import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/api/api.ts'
import { failureText } from '#web/api/api-error.ts'
import { queryClient } from '#web/api/query-client.ts'
import { showToast } from '#web/ui/toast-store.ts'

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
    onError: (error) => showToast({ title: 'Error', description: failureText(error), tone: 'destructive' }),
  })
  return {
    removed,
    busyId: change.isPending ? change.variables.id : null,
    remove: (id) => change.mutate({ id, isBack: false }),
    restore: (id) => change.mutate({ id, isBack: true }),
  }
}
