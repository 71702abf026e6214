import { openDB } from 'idb'
import type { DBSchema, IDBPDatabase } from 'idb'

/** A value that this version stored, or another one. */
type Stored = { id: string }

interface Database extends DBSchema {
  summaries: { key: string; value: Stored }
}

const databaseName = 'precis.library'
const version = 1

/** The storage of a library: values by their `id`. Each call rejects where the browser refuses it. */
export type LibraryStore = ReturnType<typeof createIndexedStore>

/**
 * Creates the storage of a library in the database of this browser profile. What a call changes is on the
 * disk when it ends: a full one fails.
 */
export function createIndexedStore() {
  return {
    all: async () => await inDatabase((database) => database.getAll('summaries')),
    get: async (id: string) => await inDatabase((database) => database.get('summaries', id)),
    put: async (item: Stored) => void (await inDatabase((database) => database.put('summaries', item))),
    remove: async (id: string) => await inDatabase((database) => database.delete('summaries', id)),
    clear: async () => await inDatabase((database) => database.clear('summaries')),
  }
}

async function inDatabase<T>(work: (database: IDBPDatabase<Database>) => Promise<T>): Promise<T> {
  const database = await openDB<Database>(databaseName, version, {
    upgrade: (created) => void created.createObjectStore('summaries', { keyPath: 'id' }),
  })
  try {
    return await work(database)
  } finally {
    database.close()
  }
}
