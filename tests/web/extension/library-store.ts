import type { LibraryStore } from '#extension/alone/library.ts'

/** A value that this version stored, or another one. */
type Stored = { id: string; [field: string]: unknown }

/** The storage of a library in memory; `fill` makes it full. */
export function createStore(items: Record<string, Stored> = {}): LibraryStore & { fill: () => void } {
  const stored = new Map<string, Stored>(Object.entries(items))
  let isFull = false
  return {
    all: () => Promise.resolve([...stored.values()]),
    get: (id) => Promise.resolve(stored.get(id)),
    put: async (item) => {
      if (isFull) throw new DOMException('The disk is full.', 'QuotaExceededError')
      stored.set(item.id, structuredClone(item))
    },
    remove: async (id) => void stored.delete(id),
    clear: async () => stored.clear(),
    fill: () => {
      isFull = true
    },
  }
}
