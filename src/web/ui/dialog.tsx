import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { CloseIcon } from './icons.tsx'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: string
  children: ReactNode
}

/** A dialog over the page: Escape and a click beside it close it, the focus stays inside. */
export function Dialog({ open, onOpenChange, title, description, children }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 overflow-y-auto bg-black/50 p-4 sm:p-8">
          <div className="flex min-h-full items-center justify-center">
            <Radix.Content
              {...(description === undefined ? { 'aria-describedby': undefined } : {})}
              className="relative w-full max-w-2xl rounded-card border border-line bg-surface p-5 outline-none sm:p-8"
            >
              <Radix.Title className="pr-10 font-serif text-2xl font-semibold text-balance">
                {title}
              </Radix.Title>
              {description !== undefined && (
                <Radix.Description className="mt-1 text-muted">{description}</Radix.Description>
              )}
              {children}
              <Radix.Close
                aria-label="Close"
                className="absolute top-4 right-4 inline-flex size-11 items-center justify-center rounded-control text-muted hover:bg-line/50 hover:text-ink"
              >
                <CloseIcon />
              </Radix.Close>
            </Radix.Content>
          </div>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
