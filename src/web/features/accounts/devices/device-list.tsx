import { useMutation, useQuery } from '@tanstack/react-query'
import type { Device } from '#contract/accounts.ts'
import { controls } from '#messages/controls.ts'
import { devices } from '#messages/devices.ts'
import { maxActiveDevices } from '#product/limits.ts'
import { ApiError, failureText, ignoreGone } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { accountState } from '#web/session/account-state.ts'
import { readAccount } from '#web/session/account.ts'
import { formatDay, timeAgo } from '#web/text/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/card.tsx'
import { Confirmation, useConfirmation } from '#web/ui/confirmation.tsx'
import { joinFacts } from '#web/ui/direction.ts'
import { DeviceIcon, Icon } from '#web/ui/icons.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { useLogOut } from '../log-out.ts'

/**
 * The devices that are signed in to the account, with a way to sign each out. `onFreed` is called when this
 * device need not wait any more.
 */
export function DeviceList({ onFreed }: { onFreed?: () => void }) {
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    queryKey: devicesKey,
    queryFn: ({ signal }) => api('GET /api/devices', { query: {} }, { signal }),
    staleTime: 0,
  })
  const removal = useRemoveDevice(onFreed)
  if (data === undefined && error !== null) {
    return <LoadFailure className="py-5" text={failureText(error)} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <DeviceSkeleton />
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

/** In the shape of one device, which is the least that there is. */
function DeviceSkeleton() {
  return (
    <div className="flex gap-4 py-4">
      <output className="sr-only">{controls.loading}</output>
      <Skeleton className="size-10 shrink-0" />
      <div className="flex-1 space-y-1">
        <Skeleton className="h-6 w-48" />
        <Skeleton className="h-4 w-64 max-w-full" />
        <Skeleton className="h-4 w-56 max-w-full" />
      </div>
    </div>
  )
}

/** The order of devices: one that waits comes last, since nobody wants to remove it first. */
function heldLast(one: Device, other: Device): number {
  return Number(one.isHeld) - Number(other.isHeld)
}

/** The sentence about the most devices that may be signed in. */
export const devicesText = devices.limit(maxActiveDevices)

/** The message for a user who signed in on one device too many. */
export const heldText = devices.held(maxActiveDevices)

type Props = {
  device: Device
  /** Milliseconds since 1970. */
  now: number
  isBusy: boolean
  onRemove: () => void
}

/** One device, and the way to remove it, which asks once more. */
function DeviceRow({ device, now, isBusy, onRemove }: Props) {
  const { isAsking, opener, ask, cancel } = useConfirmation()
  const { deviceName: name, deviceType, isCurrent, isHeld } = device
  const place = placeOf(device)
  return (
    <li className="py-4">
      <div className="flex items-start gap-4">
        <DeviceTypeIcon type={deviceType} />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-medium">{name}</span>
            {isCurrent && <Badge tone="good">{devices.thisDevice}</Badge>}
            {isHeld && <Badge tone="warn">{devices.waiting}</Badge>}
          </p>
          <p className="text-sm wrap-anywhere text-muted">{place}</p>
          <p className="text-sm text-muted">
            {devices.seen(
              <time dateTime={device.lastSeenAt}>{timeAgo(device.lastSeenAt, now)}</time>,
              <time dateTime={device.firstSeenAt}>{formatDay(device.firstSeenAt)}</time>,
            )}
          </p>
        </div>
        {!isAsking && (
          <Button
            ref={opener}
            variant="secondary"
            onClick={ask}
            aria-label={devices.removeNamed(joinFacts([name, place]))}
          >
            {devices.remove}
          </Button>
        )}
      </div>
      {isAsking && (
        <Confirmation
          isOnCard
          className="mt-3"
          text={isCurrent ? devices.removeThis : devices.removeOther}
          onCancel={cancel}
        >
          <Button variant="danger" busy={isBusy} onClick={onRemove}>
            {devices.removeDevice}
          </Button>
        </Confirmation>
      )}
    </li>
  )
}

/** The place of a device, where it is known, and its address. */
function placeOf({ city, country, ipAddress }: Device): string {
  const place = [city, country].filter((each) => each !== null && each !== '').join(', ')
  return joinFacts([place === '' ? null : place, ipAddress])
}

function PhoneIcon() {
  return (
    <Icon>
      <rect x="7" y="3" width="10" height="18" rx="2" />
      <path d="M11 18h2" />
    </Icon>
  )
}

function TabletIcon() {
  return (
    <Icon>
      <rect x="5" y="3" width="14" height="18" rx="2" />
      <path d="M11 18h2" />
    </Icon>
  )
}

const icons = { desktop: DeviceIcon, mobile: PhoneIcon, tablet: TabletIcon }

/** The icon of a device's kind. */
function DeviceTypeIcon({ type }: { type: Device['deviceType'] }) {
  const TypeIcon = icons[type]
  return (
    <span className="mt-0.5 inline-flex size-10 shrink-0 items-center justify-center rounded-control bg-line/60 text-muted">
      <span className="sr-only">{devices.kinds[type]}</span>
      <TypeIcon />
    </span>
  )
}

/** The key of the query of devices. */
export const devicesKey = ['devices'] as const

/** Removes devices singly and says how it went. `onFreed`: a sign-in need not wait any more. */
function useRemoveDevice(onFreed?: () => void) {
  const logOut = useLogOut()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: removeDevice,
    onSuccess: async () => {
      showToast({ title: devices.removed, tone: 'good' })
      await queryClient.invalidateQueries({ queryKey: devicesKey })
      if (accountState().status !== 'held') return
      const { status } = await readAccount({ fresh: true })
      if (status !== 'signed-in') return
      onFreed?.()
      // What the page behind was refused is there now.
      await queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' })
    },
    onError: (error) =>
      showToast({ title: devices.error, description: removalFailure(error), tone: 'destructive' }),
  })

  return {
    isBusy: (device: Device) =>
      device.isCurrent ? logOut.isPending : isPending && variables.id === device.id,
    // Without its own device a browser is signed out, which is no session that ended by itself; asked again
    // after an answer that was lost, it is no failure either.
    remove: (device: Device) => {
      if (device.isCurrent) logOut.mutate()
      else mutate(device)
    },
  }
}

async function removeDevice({ id }: Device): Promise<void> {
  await api('DELETE /api/devices/:id', { params: { id } }).catch(ignoreGone)
}

function removalFailure(failure: unknown): string {
  return failure instanceof ApiError && failure.problem !== null ? failureText(failure) : devices.failed
}
