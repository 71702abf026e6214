import type { Device } from '#contract/devices.ts'
import { PhoneIcon, TabletIcon } from '#web/ui/dialog-icons.tsx'
import { DeviceIcon } from '#web/ui/icons.tsx'

const kinds = {
  desktop: { words: 'Computer', Icon: DeviceIcon },
  mobile: { words: 'Phone', Icon: PhoneIcon },
  tablet: { words: 'Tablet', Icon: TabletIcon },
}

/** What kind of device it is. */
export function DeviceTypeIcon({ type }: { type: Device['deviceType'] }) {
  const { words, Icon } = kinds[type]
  return (
    <span className="mt-0.5 inline-flex size-10 shrink-0 items-center justify-center rounded-control bg-line/60 text-muted">
      <span className="sr-only">{words}</span>
      <Icon />
    </span>
  )
}
