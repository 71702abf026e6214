import { openDB } from 'idb'
import type { DBSchema, IDBPDatabase } from 'idb'
import type { LibraryStore, SavedSummary } from './library.ts'

interface Database extends DBSchema {
  summaries: { key: string; value: SavedSummary }
}

const databaseName = 'precis.library'
const version = 1

/**
 * Creates the storage of a library in the database of this browser profile. What a call changes is on the
 * disk when it ends: a full one fails.
 */
export function createIndexedStore(): LibraryStore {
  return {
    all: async () => await inDatabase((database) => database.getAll('summaries')),
    get: async (id) => await inDatabase((database) => database.get('summaries', id)),
    put: async (item) => void (await inDatabase((database) => database.put('summaries', item))),
    remove: async (id) => await inDatabase((database) => database.delete('summaries', id)),
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
