import * as Radix from '@radix-ui/react-popover'
import type { ReactElement, ReactNode } from 'react'

type PopoverProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What a screen reader calls it. */
  label: string
  trigger: ReactElement
  children: ReactNode
}

/** A small surface beside what opened it. The focus stays on the trigger, so that hovering does not move it. */
export function Popover({ open, onOpenChange, label, trigger, children }: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          side="top"
          sideOffset={6}
          collisionPadding={12}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          className="z-50 animate-appear max-w-[calc(100vw-24px)] rounded-control border border-line bg-surface text-ink shadow-lg outline-none"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
