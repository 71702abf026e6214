import { fullCache, maxOfflineResults } from '#product/offline.ts'
import { hasAnswer, libraryGeneration, mayStore } from './library.ts'
import { storedTranscript } from './room.ts'

/** Reads an answer of the server and stores it; `false` where the server did not give it. */
export type ReadAndStore = (address: string) => Promise<boolean>

/** The list of the last results, as the history asks for it in its compact view. */
export const lastResults = `/api/history?q=&sort=newest&limit=${maxOfflineResults}`

/** The time in ms in which a page reads what it needs for itself. */
const delayMs = 2000

const waiting = new Set<string>()
let isAtWork = false

/**
 * Stores what is missing of a result that was just read, for which older ones make room; nothing more where
 * the reader saves data.
 */
export async function storeRead(id: string, build: string | null, read: ReadAndStore): Promise<void> {
  if (await mayFetch()) await storeResult(id, build, read)
}

/**
 * Stores the results with these ids, with their highlights and transcripts, one after the other, as far as
 * no answers of this build are stored. Ends with the first that the server does not give, and does nothing
 * where the reader saves data, and where it would take the room of what was read.
 */
export async function fillLibrary(
  ids: readonly string[],
  build: string | null,
  read: ReadAndStore,
): Promise<void> {
  if (!(await mayFetch())) return
  for (const id of ids) waiting.add(id)
  if (isAtWork) return
  isAtWork = true
  try {
    await pause(delayMs)
    const begun = libraryGeneration()
    for (const id of waiting) {
      waiting.delete(id)
      if (begun !== libraryGeneration() || (await caches.has(fullCache))) break
      if (!(await storeResult(id, build, read))) break
    }
  } finally {
    waiting.clear()
    isAtWork = false
  }
}

/** Lets a time pass; gives nothing. */
export async function pause(ms: number): Promise<undefined> {
  await new Promise((resolve) => setTimeout(resolve, ms))
}

async function mayFetch(): Promise<boolean> {
  return navigator.connection?.saveData !== true && (await mayStore())
}

async function storeResult(id: string, build: string | null, read: ReadAndStore): Promise<boolean> {
  const has = async (address: string) => (await hasAnswer(address, build)) || (await read(address))
  if (!(await has(`/api/summaries/${id}`)) || !(await has(`/api/history/${id}/highlights`))) return false
  const transcriptId = await storedTranscript(id)
  return transcriptId === null || (await has(`/api/transcripts/${transcriptId}`))
}
