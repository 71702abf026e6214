import * as Radix from '@radix-ui/react-dialog'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { controls } from '#messages/controls.ts'
import { CloseIcon } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'
import { useOpenDialog } from './open-dialogs.ts'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  description?: string
  /** `sm` for a short form. */
  size?: keyof typeof widths
  children: ReactNode
}

const widths = { sm: 'max-w-md', md: 'max-w-2xl' }

/**
 * A dialog over the page, at the bottom edge on a phone. The focus goes to the first field to write in, else
 * to the title, and stays inside; Escape and a press beside it close it; what is too long scrolls below its
 * title.
 */
export function Dialog({ open, onClose, title, description, size = 'md', children }: DialogProps) {
  const content = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useOpenDialog(open, onClose)

  function takeFocus(event: Event): void {
    const field = content.current?.querySelector<HTMLElement>('input:not([type=checkbox]), select, textarea')
    event.preventDefault()
    // A part that has come since may have taken it already.
    if (content.current?.contains(document.activeElement) !== true) (field ?? heading.current)?.focus()
  }

  return (
    <Radix.Root open={open} onOpenChange={(stays) => !stays && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-black/50" />
        <Radix.Content
          ref={content}
          onOpenAutoFocus={takeFocus}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          className={joinClasses(
            'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[calc(100dvh-3rem)] w-full animate-appear flex-col rounded-t-card border border-line bg-surface outline-none sm:inset-y-0 sm:my-auto sm:h-fit sm:rounded-card',
            widths[size],
          )}
        >
          <div className="flex items-start justify-between gap-4 border-b border-line py-4 pe-3 ps-5 sm:pe-5 sm:ps-8">
            <div className="min-w-0">
              <Radix.Title
                ref={heading}
                tabIndex={-1}
                className="font-serif text-2xl font-semibold text-balance outline-none"
              >
                {title}
              </Radix.Title>
              {description !== undefined && (
                <Radix.Description className="mt-1 text-balance text-muted">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close
              aria-label={controls.close}
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-muted hover:bg-line/50 hover:text-ink"
            >
              <CloseIcon />
            </Radix.Close>
          </div>
          <div
            data-scroller
            className="overflow-y-auto px-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:px-8 sm:pb-8"
          >
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
