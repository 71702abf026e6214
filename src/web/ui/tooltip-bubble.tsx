import * as Radix from '@radix-ui/react-tooltip'
import type { ReactNode } from 'react'

export type TooltipBubbleProps = { open: boolean; onClose: () => void; children: ReactNode }

/** The text of a tooltip, placed beside the nearest positioned element. Escape closes it. */
export function TooltipBubble({ open, onClose, children }: TooltipBubbleProps) {
  return (
    <Radix.Provider disableHoverableContent>
      <Radix.Root
        open={open}
        onOpenChange={(stays) => {
          if (!stays) onClose()
        }}
      >
        <Radix.Trigger asChild>
          <span aria-hidden="true" className="pointer-events-none absolute inset-0" />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={4}
            collisionPadding={8}
            className="z-50 animate-appear rounded-md bg-ink px-2 py-1 text-sm text-paper"
          >
            {children}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
