/** What a toast says. */
export type ToastMessage = { title: string; description?: string; tone?: 'default' | 'good' | 'destructive' }

/** The toast on screen; `open` turns false while it leaves. */
export type Toast = ToastMessage & { id: number; open: boolean }

let current: Toast | null = null
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a toast; there is one at a time, so a new one takes the place of the old. */
export function showToast(message: ToastMessage): void {
  lastId += 1
  setCurrent({ ...message, id: lastId, open: true })
}

/** Starts the leaving of a toast. */
export function closeToast(id: number): void {
  if (current?.id === id) setCurrent({ ...current, open: false })
}

/** Forgets a toast that has left. */
export function removeToast(id: number): void {
  if (current?.id === id) setCurrent(null)
}

/** The toast on screen, or `null`. */
export function currentToast(): Toast | null {
  return current
}

/** Calls `listener` on each change; gives the way to stop. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setCurrent(toast: Toast | null): void {
  current = toast
  for (const listener of listeners) listener()
}
