import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Device } from '#contract/devices.ts'
import { accountState, setAccount, queryClient } from '#web/lib/query-client.ts'
import { readAccount } from '#web/lib/account.ts'
import { ApiError, failureText } from '#web/lib/api-error.ts'
import { api } from '#web/lib/api.ts'
import { forgetUser } from '#web/lib/forget-user.ts'
import { showPageDialog } from '#web/lib/page-dialog.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** The key of the query of devices. */
export const devicesKey = ['devices'] as const

/** Removes devices one at a time and says how that went. `onFreed` is called when a sign-in need not wait any more. */
export function useRemoveDevice(onFreed?: () => void) {
  const navigate = useNavigate()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ id }: Device) => {
      await api('DELETE /api/devices/:id', { params: { id } }).catch(ignoreGone)
    },
    onSuccess: async (_answer, { isCurrent }) => {
      showToast({ title: 'Device Removed', tone: 'good' })
      if (isCurrent) return leave()
      await queryClient.invalidateQueries({ queryKey: devicesKey })
      if (accountState().status !== 'held') return
      const { status } = await readAccount({ fresh: true })
      if (status !== 'signed-in') return
      onFreed?.()
      // What the page behind was refused is there now.
      await queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' })
    },
    onError: (error) =>
      showToast({ title: 'Error', description: removalFailure(error), tone: 'destructive' }),
  })

  function leave(): void {
    forgetUser()
    setAccount({ status: 'signed-out' })
    showPageDialog(null)
    void navigate('/')
  }

  return {
    busyId: isPending ? variables.id : null,
    remove: (device: Device) => mutate(device),
  }
}

/** A device that was removed elsewhere meanwhile counts as removed. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}

function removalFailure(failure: unknown): string {
  return failure instanceof ApiError && failure.problem !== null
    ? failureText(failure)
    : 'Failed to remove device'
}
