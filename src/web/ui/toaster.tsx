import * as Radix from '@radix-ui/react-toast'
import { useEffect } from 'react'
import { CloseIcon } from './dialog-icons.tsx'
import { joinClasses } from './join-classes.ts'
import { closeTopDialog } from './open-dialogs.ts'
import { closeToast, removeToast, useToast } from './toast-store.ts'
import type { Toast } from './toast-store.ts'

const shownMs = 5000
const leavingMs = 300
const edges = { default: 'border-l-accent', good: 'border-l-good', destructive: 'border-l-bad' }

/** Shows the toasts: one at a time, five seconds, swiped away to the right, reached by F8. */
export function Toaster() {
  const toast = useToast()
  return (
    <Radix.Provider duration={shownMs} swipeDirection="right" swipeThreshold={50}>
      {toast !== null && <ToastCard key={toast.id} toast={toast} />}
      <Radix.Viewport
        hotkey={['F8']}
        className="fixed right-0 bottom-16 z-60 w-full max-w-sm p-4 outline-none md:bottom-0 print:hidden"
      />
    </Radix.Provider>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const { id, open, title, description, tone = 'default' } = toast
  useEffect(() => {
    if (open) return undefined
    const timer = setTimeout(() => removeToast(id), leavingMs)
    return () => clearTimeout(timer)
  }, [id, open])
  return (
    <Radix.Root
      open={open}
      onOpenChange={(stays) => {
        if (!stays) closeToast(id)
      }}
      onEscapeKeyDown={(event) => {
        if (closeTopDialog()) event.preventDefault()
      }}
      type={tone === 'destructive' ? 'foreground' : 'background'}
      className={joinClasses(
        'relative rounded-control border border-l-4 border-line bg-surface p-4 pr-12 shadow-lg',
        'data-[state=open]:animate-toast-in data-[state=closed]:animate-toast-out',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
        'data-[swipe=cancel]:transition-[translate] data-[swipe=end]:animate-toast-swipe',
        edges[tone],
      )}
    >
      <Radix.Title className="font-medium">{title}</Radix.Title>
      {description !== undefined && (
        <Radix.Description className="mt-1 text-sm text-muted">{description}</Radix.Description>
      )}
      <Radix.Close
        aria-label="Close"
        className="absolute top-2 right-2 inline-flex size-9 items-center justify-center rounded-control text-muted hover:text-ink"
      >
        <CloseIcon />
      </Radix.Close>
    </Radix.Root>
  )
}
