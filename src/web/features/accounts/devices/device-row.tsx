import { useState } from 'react'
import type { Device } from '#contract/devices.ts'
import { Badge } from '#web/ui/card.tsx'
import { Button } from '#web/ui/button.tsx'
import { formatDay, timeAgo } from '#web/text/format-date.ts'
import { PhoneIcon, TabletIcon } from '#web/ui/dialog-icons.tsx'
import { DeviceIcon } from '#web/ui/icons.tsx'
import { useQuestionFocus } from '../use-question-focus.ts'

type Props = {
  device: Device
  /** Milliseconds since 1970. */
  now: number
  isBusy: boolean
  onRemove: () => void
}

/** One device, and the way to remove it, which asks once more. */
export function DeviceRow({ device, now, isBusy, onRemove }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { question, opener } = useQuestionFocus(isAsking)
  const { deviceName, deviceType, isCurrent, isHeld } = device
  return (
    <li className="py-4">
      <div className="flex items-start gap-4">
        <DeviceTypeIcon type={deviceType} />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-medium">{deviceName}</span>
            {isCurrent && <Badge tone="good">This device</Badge>}
            {isHeld && <Badge tone="warn">Waiting</Badge>}
          </p>
          <p className="text-sm wrap-anywhere text-muted">{describe(device)}</p>
          <p className="text-sm text-muted">
            Last seen <time dateTime={device.lastSeenAt}>{timeAgo(device.lastSeenAt, now)}</time>, first seen{' '}
            <time dateTime={device.firstSeenAt}>{formatDay(device.firstSeenAt)}</time>
          </p>
        </div>
        {!isAsking && (
          <Button
            ref={opener}
            variant="secondary"
            onClick={() => setAsking(true)}
            aria-label={`Remove ${deviceName}`}
          >
            Remove
          </Button>
        )}
      </div>
      {isAsking && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3 rounded-control bg-paper p-3">
          <p ref={question} tabIndex={-1} className="text-sm outline-none">
            {isCurrent
              ? "Remove this device? You'll be signed out here."
              : "Remove it? It'll be signed out right away."}
          </p>
          <div className="ml-auto flex gap-2">
            <Button variant="quiet" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button variant="danger" busy={isBusy} onClick={onRemove}>
              Remove device
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}

/** Browser, system, city and address, as far as they are known. */
function describe({ browser, operatingSystem, city, country, ipAddress }: Device): string {
  const place = [city, country].filter((each) => each !== null && each !== '').join(', ')
  return [browser, operatingSystem, place === '' ? 'Place unknown' : place, ipAddress]
    .filter((each) => each !== null && each !== '')
    .join(' · ')
}

const kinds = {
  desktop: { label: 'Computer', Icon: DeviceIcon },
  mobile: { label: 'Phone', Icon: PhoneIcon },
  tablet: { label: 'Tablet', Icon: TabletIcon },
}

/** What kind of device it is. */
function DeviceTypeIcon({ type }: { type: Device['deviceType'] }) {
  const { label, Icon } = kinds[type]
  return (
    <span className="mt-0.5 inline-flex size-10 shrink-0 items-center justify-center rounded-control bg-line/60 text-muted">
      <span className="sr-only">{label}</span>
      <Icon />
    </span>
  )
}
