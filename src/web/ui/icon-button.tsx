import type { ReactNode } from 'react'
import { Icon } from './icons.tsx'

type Props = { label: string; isOff?: boolean; onClick: () => void; children: ReactNode }

/**
 * A control of a bar. It stays in the tab order where it does nothing, so that pressing it at the end does
 * not lose the focus.
 */
export function IconButton({ label, isOff = false, onClick, children }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
      className="grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-line/50 aria-disabled:text-muted aria-disabled:opacity-50"
    >
      {children}
    </button>
  )
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="M6 6l12 12M18 6L6 18" />
    </Icon>
  )
}
