import type { LibraryStore } from './library.ts'

const databaseName = 'precis.library'
const storeName = 'summaries'
const version = 1

/** Creates the storage of a library in the database of this browser profile. */
export function createIndexedStore(indexed: IDBFactory): LibraryStore {
  return {
    all: async () => {
      const values: unknown = await inStore(indexed, 'readonly', (store) => store.getAll())
      return Array.isArray(values) ? values.map((value: unknown) => value) : []
    },
    get: async (id) => await inStore(indexed, 'readonly', (store) => store.get(id)),
    put: async (item) => void (await inStore(indexed, 'readwrite', (store) => store.put(item))),
    remove: async (id) => void (await inStore(indexed, 'readwrite', (store) => store.delete(id))),
    clear: async () => void (await inStore(indexed, 'readwrite', (store) => store.clear())),
  }
}

/** Runs one request and waits until its transaction is on the disk: a full one fails at its end. */
async function inStore(
  indexed: IDBFactory,
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const opening = indexed.open(databaseName, version)
  opening.addEventListener('upgradeneeded', () =>
    opening.result.createObjectStore(storeName, { keyPath: 'id' }),
  )
  await settled(opening, 'success', () => opening.error)
  const database = opening.result
  try {
    const transaction = database.transaction(storeName, mode)
    const request = run(transaction.objectStore(storeName))
    await settled(transaction, 'complete', () => transaction.error ?? request.error)
    return request.result
  } finally {
    database.close()
  }
}

async function settled(work: EventTarget, end: string, reasonOf: () => DOMException | null): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const fail = (): void => reject(reasonOf() ?? new DOMException('Storage failed', 'UnknownError'))
  work.addEventListener(end, () => resolve())
  for (const name of ['error', 'abort', 'blocked']) work.addEventListener(name, fail)
  await promise
}
