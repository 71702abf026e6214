import type { LibraryStore } from '#extension/alone/indexed-store.ts'

/** The storage of a library in memory; `fill` makes it full. */
export function createStore(items: Record<string, { id: string; form?: string }> = {}): LibraryStore & { fill: () => void } {
  const stored = new Map<string, { id: string }>(Object.entries(items))
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
