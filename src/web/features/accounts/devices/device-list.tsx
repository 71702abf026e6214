import { useQuery } from '@tanstack/react-query'
import type { Device } from '#contract/devices.ts'
import { maxActiveDevices } from '#product/limits.ts'
import { api } from '#web/api/api.ts'
import { failureText } from '#web/api/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DeviceRow } from './device-row.tsx'
import { devicesKey, useRemoveDevice } from './use-remove-device.ts'

/** Where the account is signed in, and the way to end that. `onFreed` is called when this device need not wait any more. */
export function DeviceList({ onFreed }: { onFreed?: () => void }) {
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    queryKey: devicesKey,
    queryFn: ({ signal }) => api('GET /api/devices', { query: {} }, { signal }),
    staleTime: 0,
  })
  const removal = useRemoveDevice(onFreed)
  if (data === undefined && error !== null) {
    return (
      <div role="alert" className="py-5">
        <p>{failureText(error)}</p>
        <Button variant="secondary" className="mt-3" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  }
  if (data === undefined) return <DeviceSkeletons />
  return (
    <ul className="divide-y divide-line">
      {data.devices.toSorted(heldLast).map((device) => (
        <DeviceRow
          key={device.id}
          device={device}
          now={dataUpdatedAt}
          isBusy={removal.isBusy(device)}
          onRemove={() => removal.remove(device)}
        />
      ))}
    </ul>
  )
}

function DeviceSkeletons() {
  return (
    <div className="divide-y divide-line">
      <output className="sr-only">Loading...</output>
      {['first', 'second'].map((name) => (
        <div key={name} className="flex gap-4 py-4">
          <Skeleton className="size-10 shrink-0" />
          <div className="flex-1 space-y-2">
            <Skeleton className="h-5 w-48" />
            <Skeleton className="h-4 w-64 max-w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}

/** What waits is not what one removes first. */
function heldLast(one: Device, other: Device): number {
  return Number(one.isHeld) - Number(other.isHeld)
}

/** How many devices there may be. */
export const devicesText = `You can be signed in on ${maxActiveDevices} devices at a time.`

/** The message for a user who signed in on one device too many. */
export const heldText = `You're signed in on ${maxActiveDevices} other devices. Remove one of them to continue here.`
