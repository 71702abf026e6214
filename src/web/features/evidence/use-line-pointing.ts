import { useEffect } from 'react'
import type { RefObject } from 'react'
import type { LineStore } from '#web/features/result-state/lines.ts'
import { evidenceCardId } from '#web/features/result-state/lines.ts'

/** The controls inside a line that act by themselves. */
const ownAction = 'a, button:not([data-evidence])'

/**
 * Opens the evidence of the lines inside of `region` when the pointer moves onto them, on keyboard focus but
 * for the lead, and on a click or tap. A line is any element with its key in `data-line`; its control is the
 * button with `data-evidence`. Escape closes the evidence.
 */
export function useLinePointing(region: RefObject<HTMLElement | null>, store: LineStore): void {
  useEffect(() => {
    const { current } = region
    if (current === null) return undefined
    const ends = new AbortController()
    const { signal } = ends

    followPointer(current, store, signal)
    current.addEventListener('click', (event) => handleClick(event, store), { signal })
    current.addEventListener(
      'focusin',
      ({ target }) => {
        const key = lineAt(target)
        // The card of the lead would stand between the title and the lines for the keyboard.
        const isByKey = target instanceof Element && target.matches(':focus-visible:not([data-lead] *)')
        if (key !== null && isByKey && !store.get().isPinned) store.show(key, false)
      },
      { signal },
    )
    current.addEventListener(
      'focusout',
      ({ target }) => {
        if (lineAt(target) !== null) store.leave()
      },
      { signal },
    )
    document.addEventListener('keydown', (event) => handleEscape(event, store), { signal })
    return () => ends.abort()
  }, [region, store])
}

/**
 * A line that comes to lie under a pointer at rest is not pointed at: its evidence would scroll the page,
 * which brings the next line there.
 */
function followPointer(region: HTMLElement, store: LineStore, signal: AbortSignal): void {
  let place = ''
  let pointed: string | null = null
  region.addEventListener(
    'pointermove',
    ({ pointerType, clientX, clientY, target }) => {
      const before = place
      place = `${clientX} ${clientY}`
      if (pointerType === 'touch' || place === before) return
      const key = lineAt(target)
      if (key !== null && key !== pointed) store.point(key)
      pointed = key
    },
    { signal },
  )
  region.addEventListener(
    'pointerout',
    ({ pointerType, target, relatedTarget }) => {
      if (pointerType === 'touch' || lineAt(target) === null) return
      pointed = null
      if (lineAt(relatedTarget) === null) store.leave()
    },
    { signal },
  )
}

function handleClick({ target, detail }: MouseEvent, store: LineStore): void {
  const key = lineAt(target)
  if (key === null || !(target instanceof Element) || target.closest(ownAction) !== null) return
  const isControl = target.closest('[data-evidence]') !== null
  // Words that are being selected are not a click on the line.
  if (!isControl && getSelection()?.isCollapsed === false) return
  const { open, isPinned } = store.get()
  if (open === key && isPinned) {
    store.close()
    return
  }
  store.show(key, true)
  // A control pressed by a key hands the focus on to what it opened.
  if (isControl && detail === 0) requestAnimationFrame(() => document.getElementById(evidenceCardId)?.focus())
}

function handleEscape(event: KeyboardEvent, store: LineStore): void {
  if (event.key === 'Escape' && !event.defaultPrevented && closeLine(store)) event.preventDefault()
}

/** Closes the open evidence, and gives its focus back to the line; `false` for none. */
function closeLine(store: LineStore): boolean {
  const { open } = store.get()
  if (open === null) return false
  const isInCard = document.getElementById(evidenceCardId)?.contains(document.activeElement) === true
  // Before it is closed: the control opens its line when it gets the focus.
  if (isInCard) lineControl(open)?.focus()
  store.close()
  return true
}

/** The button of a line that opens its evidence. */
export function lineControl(key: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-line="${key}"] [data-evidence]`)
}

function lineAt(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null
  return target.closest<HTMLElement>('[data-line]')?.dataset['line'] ?? null
}
