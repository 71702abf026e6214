/**
 * Recordings on this device, by the transcript or the sound that they belong to: the files that were chosen
 * on this page, and their handles, by which the browser opens them again.
 */
const chosen = new Map<string, File>()
const handles = new WeakMap<File, Promise<FileHandle | null>>()

const databaseName = 'precis.files'
const storeName = 'handles'

/** A file of the user's disk, which the browser may have to ask for again. */
type FileHandle = FileSystemFileHandle & {
  queryPermission: (of: { mode: 'read' }) => Promise<PermissionState>
  requestPermission: (of: { mode: 'read' }) => Promise<PermissionState>
}

/** A file that the browser opens when its user presses a button; `null` where it is gone or refused. */
export type FileToOpen = { name: string; open: () => Promise<File | null> }

/** Reads what was dropped while its event lasts, so that the files can be opened again later. */
export function readHandles(items: readonly DataTransferItem[], files: readonly File[]): void {
  for (const [index, item] of items.entries()) {
    const file = files[index]
    if (file !== undefined && givesHandles(item)) handles.set(file, readHandle(item))
  }
}

type ItemWithHandle = DataTransferItem & { getAsFileSystemHandle: () => Promise<FileSystemHandle | null> }

/** Not every browser gives handles. */
function givesHandles(item: DataTransferItem): item is ItemWithHandle {
  return 'getAsFileSystemHandle' in item
}

async function readHandle(item: ItemWithHandle): Promise<FileHandle | null> {
  const handle = await item.getAsFileSystemHandle().catch(() => null)
  return isFileHandle(handle) ? handle : null
}

/** Remembers the file of a transcript or a sound, beyond this page where the browser has a handle of it. */
export async function rememberFile(key: string, file: File): Promise<void> {
  chosen.set(key, file)
  const handle = (await handles.get(file)) ?? null
  if (handle !== null) await inStore('readwrite', (store) => store.put(handle, key)).catch(() => undefined)
}

/** Forgets the file of a sound that is not needed any more. */
export async function forgetFile(key: string): Promise<void> {
  chosen.delete(key)
  await inStore('readwrite', (store) => store.delete(key)).catch(() => undefined)
}

/** The file of a transcript or a sound; `null` where it has to be chosen again. */
export async function findFile(key: string): Promise<{ file: File } | FileToOpen | null> {
  const file = chosen.get(key)
  if (file !== undefined) return { file }
  const handle = await inStore('readonly', (store) => store.get(key)).catch(() => null)
  if (!isFileHandle(handle)) return null
  const open = async (isGranted: boolean): Promise<File | null> => {
    if (!isGranted) return null
    const opened = await handle.getFile().catch(() => null)
    if (opened === null) return null
    handles.set(opened, Promise.resolve(handle))
    chosen.set(key, opened)
    return opened
  }
  const state = await handle.queryPermission({ mode: 'read' }).catch(() => 'denied')
  if (state === 'denied') return null
  if (state !== 'granted') {
    const request = async () =>
      (await handle.requestPermission({ mode: 'read' }).catch(() => 'denied')) === 'granted'
    return { name: handle.name, open: async () => await open(await request()) }
  }
  const opened = await open(true)
  return opened === null ? null : { file: opened }
}

function isFileHandle(value: unknown): value is FileHandle {
  return typeof value === 'object' && value !== null && 'getFile' in value && 'queryPermission' in value
}

/** Runs one request on the browser's store of handles. Rejects where storage is forbidden. */
async function inStore(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const opening = indexedDB.open(databaseName, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(storeName))
  await settled(opening)
  const database = opening.result
  try {
    const request = run(database.transaction(storeName, mode).objectStore(storeName))
    await settled(request)
    return request.result
  } finally {
    database.close()
  }
}

async function settled(request: IDBRequest): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  request.addEventListener('success', () => resolve())
  request.addEventListener('error', () => reject(request.error ?? new Error('Storage failed')))
  await promise
}
