import type { ReactNode } from 'react'

/** The frame of an icon of 24 units. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}

export function SunIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4" />
    </Icon>
  )
}

export function MoonIcon() {
  return (
    <Icon>
      <path d="M20 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5z" />
    </Icon>
  )
}

export function DeviceIcon() {
  return (
    <Icon>
      <rect x="3" y="4" width="18" height="12" rx="2" />
      <path d="M8 20h8M12 16v4" />
    </Icon>
  )
}

export function HomeIcon() {
  return (
    <Icon>
      <path d="M4 11l8-7 8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1z" />
    </Icon>
  )
}

export function PersonIcon() {
  return (
    <Icon>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 21c0-4 3.6-6.5 8-6.5s8 2.5 8 6.5" />
    </Icon>
  )
}

export function HistoryIcon() {
  return (
    <Icon>
      <path d="M4 4v5h5M4.5 9a8 8 0 1 1-.5 4M12 8v4.5l3 2" />
    </Icon>
  )
}

export function PlansIcon() {
  return (
    <Icon>
      <path d="M12 3l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 16.8l-5.4 2.9 1.1-6.1-4.5-4.2 6.1-.8z" />
    </Icon>
  )
}

export function FollowingIcon() {
  return (
    <Icon>
      <path d="M5 4a15 15 0 0 1 15 15M5 10a9 9 0 0 1 9 9M6 18v.1" />
    </Icon>
  )
}

export function CollectionsIcon() {
  return (
    <Icon>
      <path d="M4 8h16v12H4zM6 4h12" />
    </Icon>
  )
}

/** The mark: three bars, each shorter than the one above, lines of text and a play triangle at once. */
export function Mark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 text-brand" fill="currentColor">
      <rect x="3" y="4" width="18" height="4" rx="2" />
      <rect x="3" y="10" width="13" height="4" rx="2" />
      <rect x="3" y="16" width="7" height="4" rx="2" />
    </svg>
  )
}
