/** Fields that text is typed into. */
export const fields = 'input, textarea, select, [contenteditable]'

/** The elements that handle keys themselves: fields, and dialogs over the page. */
export const takesText = `${fields}, [role="dialog"][data-state]`

/** A key was pressed inside an element of the selector. */
export function isPressedIn({ target }: KeyboardEvent, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}

/**
 * Calls `handle` for each key that is pressed anywhere on the page, unless something has taken it or it is
 * one of the browser's or the system's. Returns a function that ends it.
 */
export function onPageKey(
  handle: (event: KeyboardEvent) => void,
  options: AddEventListenerOptions = {},
): () => void {
  function handleKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    handle(event)
  }
  document.addEventListener('keydown', handleKey, options)
  return () => document.removeEventListener('keydown', handleKey, options)
}

const storageKey = 'precis.shortcuts'
const off = 'off'

/** Keys of one character are on; users of speech input can switch them off. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== off
  } catch {
    return true
  }
}

/** Switches keys of one character on or off, and remembers it. */
export function switchShortcuts(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, off)
  } catch {
    // Storage can be forbidden; the keys then stay on.
  }
}
