import { useSyncExternalStore } from 'react'

/** A value that parts of the page share, wherever they are. */
export type Store<T> = {
  get: () => T
  set: (value: T) => void
  /** Calls `listener` on each change; returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void
}

/** A store with its first value, which is also the one of the page as it was built. */
export function createStore<T>(initial: T): Store<T> {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set: (value) => {
      current = value
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The present value of a store; `built` is the one of the page as it was built. */
export function useStore<T>(store: Store<T>, built: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => built)
}

const never = () => () => undefined

/**
 * The part of a store's state that a component takes; the store may be none. The component renders only when
 * that part has changed. `select` gives the same value for the same state.
 */
export function useSelected<S extends Pick<Store<unknown>, 'subscribe'>, T>(
  store: S | null,
  select: (store: S | null) => T,
): T {
  const read = (): T => select(store)
  return useSyncExternalStore(store?.subscribe ?? never, read, read)
}
