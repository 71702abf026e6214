import * as Radix from '@radix-ui/react-toast'
import { useEffect, useRef } from 'react'
import { controls } from '#messages/controls.ts'
import { buttonClasses } from './button.tsx'
import { pageDirection } from './direction.ts'
import { CloseIcon } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'
import { closeTopDialog } from './open-dialogs.ts'
import { keepToastClear } from './toast-place.ts'
import { closeToast, removeToast, useToast } from './toast-store.ts'
import type { Toast } from './toast-store.ts'

const shownMs = 5000
const shownWithActionMs = 10_000
const leavingMs = 300
const edges = { default: 'border-s-accent', good: 'border-s-good', destructive: 'border-s-bad' }

/**
 * Shows the toasts: one at a time, five seconds, ten with an action, over no bar or field, swiped away to the
 * side where lines end, reached by F8.
 */
export function Toaster() {
  const toast = useToast()
  return (
    <Radix.Provider
      label={controls.notification}
      duration={shownMs}
      swipeDirection={pageDirection() === 'rtl' ? 'left' : 'right'}
      swipeThreshold={50}
    >
      {toast !== null && <ToastCard key={toast.id} toast={toast} />}
      <Radix.Viewport
        hotkey={['F8']}
        label={controls.notifications}
        className="fixed bottom-0 outline-none print:hidden"
      />
    </Radix.Provider>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const { id, open, title, description, tone = 'default', action } = toast
  useNextAction(() => {
    if (action === undefined) closeToast(id)
  })
  useEffect(() => {
    if (open) return undefined
    const timer = setTimeout(() => removeToast(id), leavingMs)
    return () => clearTimeout(timer)
  }, [id, open])
  return (
    <Radix.Root
      ref={keepToastClear}
      data-toast=""
      open={open}
      {...(action === undefined ? {} : { duration: shownWithActionMs })}
      onOpenChange={(stays) => {
        if (!stays) closeToast(id)
      }}
      onEscapeKeyDown={(event) => {
        if (closeTopDialog()) event.preventDefault()
      }}
      type={tone === 'destructive' ? 'foreground' : 'background'}
      className={joinClasses(
        'fixed end-2 bottom-18 z-60 w-[min(24rem,calc(100vw-1rem))] rounded-control border border-s-4 border-line bg-surface',
        'flex min-h-16 items-center gap-2 py-2 ps-3 pe-1 shadow-lg md:block md:p-4 md:pe-12',
        'data-[state=open]:animate-toast-in data-[state=closed]:animate-toast-out',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
        'data-[swipe=cancel]:transition-[translate] data-[swipe=end]:animate-toast-swipe',
        edges[tone],
      )}
    >
      <div className="min-w-0 grow">
        <Radix.Title className="font-medium max-md:text-sm/5">{title}</Radix.Title>
        {description !== undefined && (
          <Radix.Description className="text-sm/4.5 whitespace-pre-line text-muted md:mt-1 md:text-sm">
            {description}
          </Radix.Description>
        )}
      </div>
      {action !== undefined && (
        <Radix.Action
          altText={action.label}
          onClick={action.onSelect}
          className={joinClasses(buttonClasses({ variant: 'secondary', size: 'sm' }), 'shrink-0 md:mt-2')}
        >
          {action.label}
        </Radix.Action>
      )}
      <Radix.Close
        aria-label={controls.close}
        className="inline-flex size-11 shrink-0 items-center md:absolute md:end-2 md:top-2 justify-center md:size-9 rounded-control text-muted hover:text-ink"
      >
        <CloseIcon />
      </Radix.Close>
    </Radix.Root>
  )
}

/** Keys that the toast answers itself, that lead to it, or that are pressed together with others. */
const passiveKeys = new Set(['Escape', 'F8', 'Tab', 'Shift', 'Control', 'Alt', 'Meta'])

/** Calls `onAct` with the next click or key that is not meant for the toast. */
function useNextAction(onAct: () => void): void {
  const latest = useRef(onAct)
  useEffect(() => {
    latest.current = onAct
  })
  useEffect(() => {
    const handleAct = (event: Event): void => {
      const isOwn = event.target instanceof Element && event.target.closest('[data-toast]') !== null
      const isPassive = event instanceof KeyboardEvent && passiveKeys.has(event.key)
      if (!isOwn && !isPassive) latest.current()
    }
    // In the capture phase: a menu or dialog may keep a click to itself.
    for (const act of ['click', 'keydown']) addEventListener(act, handleAct, { capture: true })
    return () => {
      for (const act of ['click', 'keydown']) removeEventListener(act, handleAct, { capture: true })
    }
  }, [])
}
