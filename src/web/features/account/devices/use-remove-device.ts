import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Device } from '#contract/devices.ts'
import { accountState, setAccount } from '#web/lib/query-client.ts'
import { readAccount } from '#web/lib/account.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { api } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { forgetUser } from '#web/lib/account.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { showPageDialog } from '#web/lib/page-dialog.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** Under which the list of devices is kept. */
export const devicesKey = ['devices'] as const

/** Removes devices one at a time and says how that went. `onFreed` is called when a sign-in need not wait any more. */
export function useRemoveDevice(onFreed?: () => void) {
  const navigate = useNavigate()
  const [busyId, setBusyId] = useState<string | null>(null)

  async function remove(device: Device): Promise<void> {
    setBusyId(device.id)
    const failure = await api('DELETE /api/devices/:id', { params: { id: device.id } }).then(
      () => null,
      (error: unknown) => error,
    )
    setBusyId(null)
    // Somebody else removed it meanwhile; the wish is fulfilled all the same.
    const isGone = failure instanceof ApiError && failure.status === 404
    if (failure !== null && !isGone) {
      showToast({ title: 'Error', description: removalFailure(failure), tone: 'destructive' })
      return
    }
    showToast({ title: 'Device Removed', tone: 'good' })
    if (device.isCurrent) return leave()
    await queryClient.invalidateQueries({ queryKey: devicesKey })
    if (accountState().status !== 'held') return
    const { status } = await readAccount({ fresh: true })
    if (status === 'signed-in') onFreed?.()
  }

  function leave(): void {
    forgetUser()
    setAccount({ status: 'signed-out' })
    showPageDialog(null)
    void navigate('/')
  }

  return { busyId, remove: (device: Device) => void remove(device) }
}

function removalFailure(failure: unknown): string {
  return failure instanceof ApiError && failure.problem !== null
    ? failureText(failure)
    : 'Failed to remove device'
}
