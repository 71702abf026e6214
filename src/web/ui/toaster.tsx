import * as Radix from '@radix-ui/react-toast'
import { useEffect, useRef } from 'react'
import { controls } from '#messages/controls.ts'
import { buttonClasses } from './button.tsx'
import { pageDirection } from './direction.ts'
import { CloseIcon } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'
import { closeTopDialog } from './open-dialogs.ts'
import { closeToast, removeToast, useToast } from './toast-store.ts'
import type { Toast } from './toast-store.ts'

/** The elements that a toast covers only where nothing else is left: fields, and the reasons of failures. */
const fieldSelector = 'input, select, textarea, [role="alert"]'
const fieldWeight = 100
const controlSelector = 'a[href], button, summary, [role="slider"], [tabindex="0"], h1, h2, h3'
/** The bars that stay at the foot of the window; on wide windows some of them are not there. */
const barSelector = 'nav, [data-mini-player], [data-back-to-top], #offline'
const margin = 8

/**
 * A ref that keeps a toast between the header and what stays at the foot of the window, the keyboard of a
 * phone included: along the lower edge, or along the upper one where that hides fewer fields, reasons and
 * controls. What cannot be measured stays where its classes have it.
 */
function keepToastClear(card: HTMLElement | null): (() => void) | undefined {
  if (card === null) return undefined
  const place = (): void => placeToast(card)
  place()
  const ended = new AbortController()
  const { signal } = ended
  addEventListener('scrollend', place, { signal })
  // A keyboard that opens may leave the window as large as it was.
  for (const event of ['resize', 'scroll']) window.visualViewport?.addEventListener(event, place, { signal })
  const size = new ResizeObserver(place)
  size.observe(document.body)
  const dialogs = new MutationObserver(place)
  dialogs.observe(document.body, { childList: true })
  return () => {
    ended.abort()
    size.disconnect()
    dialogs.disconnect()
  }
}

function placeToast(card: HTMLElement): void {
  const { offsetWidth: width, offsetHeight: height } = card
  if (width === 0) return
  const dialog = [...document.querySelectorAll('[role="dialog"][data-state="open"]')].at(-1) ?? null
  const area = clearArea(dialog)
  const sides = [area.left + margin, area.right - margin - width]
  if (pageDirection() !== 'rtl') sides.reverse()
  const places = [area.bottom - margin - height, area.top + margin].flatMap((top) =>
    sides.map((left) => new DOMRect(left, top, width, height)),
  )
  const costs = places.map((place) => costOf(place, card, dialog ?? document))
  const place = places[costs.indexOf(Math.min(...costs))]
  if (place === undefined) return
  Object.assign(card.style, { left: `${place.left}px`, top: `${place.top}px`, right: 'auto', bottom: 'auto' })
}

/** The visible part of the window between the bars of the page, which lie below a dialog. */
function clearArea(dialog: Element | null): DOMRect {
  const { offsetTop: seenTop = 0, height = innerHeight } = window.visualViewport ?? {}
  const bars = [...document.querySelectorAll(barSelector)].filter(
    (bar) => getComputedStyle(bar).position === 'fixed' && bar.checkVisibility(),
  )
  const foot = Math.min(seenTop + height, ...bars.map((bar) => bar.getBoundingClientRect().top))
  const head = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const [top, bottom] = dialog === null ? [Math.max(seenTop, head), foot] : [seenTop, seenTop + height]
  return new DOMRect(0, top, document.documentElement.clientWidth, bottom - top)
}

/** The area of the page that a toast would cover at this position. */
function costOf(place: DOMRect, card: HTMLElement, page: ParentNode): number {
  const countHidden = (selector: string): number =>
    [...page.querySelectorAll(selector)].filter(
      (element) =>
        !card.contains(element) &&
        !element.contains(card) &&
        [...element.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            left < place.right && right > place.left && top < place.bottom && bottom > place.top,
        ),
    ).length
  return fieldWeight * countHidden(fieldSelector) + countHidden(controlSelector)
}

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
        className="fixed bottom-0 z-60 outline-none print:hidden"
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
        'fixed end-2 bottom-18 w-[min(24rem,calc(100vw-1rem))] rounded-control border border-s-4 border-line bg-surface',
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
