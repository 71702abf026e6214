import type { ReactNode } from 'react'

function SmallIcon({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className="size-4 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}

export function CopyIcon() {
  return (
    <SmallIcon>
      <rect x="5.5" y="5.5" width="8" height="8" rx="1.5" />
      <path d="M10.5 5.5v-1.5a1.5 1.5 0 0 0-1.5-1.5h-5a1.5 1.5 0 0 0-1.5 1.5v5a1.5 1.5 0 0 0 1.5 1.5h1.5" />
    </SmallIcon>
  )
}

export function DownloadIcon() {
  return (
    <SmallIcon>
      <path d="M8 2.5v7.5M4.8 7 8 10.2 11.2 7M2.5 13.5h11" />
    </SmallIcon>
  )
}

export function ShareIcon() {
  return (
    <SmallIcon>
      <path d="M8 9.5V2.5M5 5l3-3 3 3M4.5 7.5h-1.500v6h10v-6h-1.5" />
    </SmallIcon>
  )
}

export function WatchIcon() {
  return (
    <SmallIcon>
      <rect x="1.5" y="3" width="13" height="10" rx="2" />
      <path d="M6.7 6v4l3.3-2z" fill="currentColor" />
    </SmallIcon>
  )
}

export function TrashIcon() {
  return (
    <SmallIcon>
      <path d="M2.5 4h11M6 4v-1.500h4V4M4 4l.6 9.500h6.800L12 4M6.7 6.500v4.500M9.3 6.500v4.5" />
    </SmallIcon>
  )
}

export function HighlightIcon({ isFilled = false }: { isFilled?: boolean }) {
  return (
    <SmallIcon>
      <path
        d="M9.500 2.500 13.500 6.500 8.500 11.500 4.500 11.500 4.500 7.500z"
        fill={isFilled ? 'currentColor' : 'none'}
      />
      <path d="M2.500 14h11" />
    </SmallIcon>
  )
}

export function NoteIcon() {
  return (
    <SmallIcon>
      <path d="M2.500 3.500h11v7h-6l-3 2.500v-2.500h-2zM5 6h6M5 8h4" />
    </SmallIcon>
  )
}

export function PauseIcon() {
  return (
    <SmallIcon>
      <path d="M5.5 3v10M10.5 3v10" strokeWidth="2.5" />
    </SmallIcon>
  )
}

export function NextIcon() {
  return (
    <SmallIcon>
      <path d="M3.500 3.500v9l6.500-4.500z" fill="currentColor" />
      <path d="M12.500 3.500v9" />
    </SmallIcon>
  )
}

export function PreviousIcon() {
  return (
    <SmallIcon>
      <path d="M12.500 3.500v9L6 8z" fill="currentColor" />
      <path d="M3.500 3.500v9" />
    </SmallIcon>
  )
}

export function ListenIcon() {
  return (
    <SmallIcon>
      <path d="M2.500 6v4h2.500l3.500 3V3L5 6zM11 5.500a3.500 3.500 0 0 1 0 5M12.800 3.500a6.300 6.300 0 0 1 0 9" />
    </SmallIcon>
  )
}

export function PlayIcon() {
  return (
    <SmallIcon>
      <path d="M4.5 2.800v10.400l8.500-5.200z" fill="currentColor" />
    </SmallIcon>
  )
}

/** The mark of a button that opens a menu. */
export function OpensIcon() {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 fill-none stroke-current stroke-2">
      <path d="m2.5 4.5 3.5 3.5 3.5-3.5" />
    </svg>
  )
}
