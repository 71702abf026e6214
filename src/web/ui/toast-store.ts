import { createStore, useStore } from './store.ts'

/** The message of a toast. */
type ToastMessage = {
  title: string
  description?: string
  tone?: 'default' | 'good' | 'destructive'
  /** The action for as long as the toast is there, which is then twice as long. */
  action?: { label: string; onSelect: () => void }
}

/** The toast on screen; `open` turns false while it leaves. */
export type Toast = ToastMessage & { id: number; open: boolean }

const store = createStore<Toast | null>(null)
let lastId = 0

/** Shows a toast; there is one at a time, so a new one replaces the old one. */
export function showToast(message: ToastMessage): void {
  lastId += 1
  store.set({ ...message, id: lastId, open: true })
}

/** Starts the leaving of a toast. */
export function closeToast(id: number): void {
  const toast = store.get()
  if (toast?.id === id) store.set({ ...toast, open: false })
}

/** Removes a toast that has left. */
export function removeToast(id: number): void {
  if (store.get()?.id === id) store.set(null)
}

/** The toast on screen, or `null`. */
export const currentToast = store.get

/** The toast on screen, for components. */
export function useToast(): Toast | null {
  return useStore(store, null)
}
