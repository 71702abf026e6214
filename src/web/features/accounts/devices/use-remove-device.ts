import { useMutation } from '@tanstack/react-query'
import type { Device } from '#contract/devices.ts'
import { accountState } from '#web/session/account-state.ts'
import { queryClient } from '#web/api/query-client.ts'
import { readAccount } from '#web/session/account.ts'
import { ApiError, failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { ignoreGone } from '../ignore-gone.ts'
import { useLogOut } from '../log-out/use-log-out.ts'

/** The key of the query of devices. */
export const devicesKey = ['devices'] as const

/** Removes devices one at a time and says how that went. `onFreed` is called when a sign-in need not wait any more. */
export function useRemoveDevice(onFreed?: () => void) {
  const logOut = useLogOut()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: removeDevice,
    onSuccess: async () => {
      showToast({ title: 'Device Removed', tone: 'good' })
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

  return {
    isBusy: (device: Device) =>
      device.isCurrent ? logOut.isPending : isPending && variables.id === device.id,
    // Without its own device a browser is signed out, which is no session that ended by itself.
    remove: (device: Device) => {
      if (device.isCurrent) logOut.mutate(() => removeDevice(device))
      else mutate(device)
    },
  }
}

async function removeDevice({ id }: Device): Promise<void> {
  await api('DELETE /api/devices/:id', { params: { id } }).catch(ignoreGone)
}

function removalFailure(failure: unknown): string {
  return failure instanceof ApiError && failure.problem !== null
    ? failureText(failure)
    : 'Failed to remove device'
}
