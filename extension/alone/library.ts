import { openDB } from 'idb'
import type { DBSchema, IDBPDatabase } from 'idb'
import { array, is, literal, object, string, unknown } from 'valibot'
import type { Highlight } from '#contract/highlights.ts'
import type { Answer } from '#contract/questions.ts'
import { AppError } from '#core/app-error.ts'
import { parseJson } from '#core/parse-json.ts'
import { asJson } from '#export/documents.ts'
import type { TranscriptDocument } from '#export/documents.ts'
import { savedTexts } from '#messages/saved-texts.ts'
import type { DeliveredSummary } from '#web/features/run/reducer.ts'
import type { Picture } from '../messages/page-messages.ts'
import { parse } from '../schema/shape.ts'

/** A picture of a video, at the second of a line or where a slide comes. */
export type SavedPicture = Picture & { isSlide: boolean }

/** A summary that its reader saved in this browser, with what they asked and highlighted. */
export type SavedSummary = {
  id: string
  /** A moment in UTC. */
  savedAt: string
  summary: DeliveredSummary
  transcript: TranscriptDocument
  /** Newest first. */
  questions: Answer[]
  highlights: Highlight[]
  /** A version of before saved none. */
  pictures?: readonly SavedPicture[]
  /** The servers that it was sent to, by their addresses. */
  sentTo?: readonly string[]
}

/** The saved summaries of this browser. */
export type Library = ReturnType<typeof createLibrary>

/** Creates the library on a storage. What it cannot read it leaves as it is. */
export function createLibrary(store: LibraryStore) {
  const find = async (id: string): Promise<SavedSummary | null> => {
    const item = await store.get(id)
    return isSaved(item) ? item : null
  }
  /** @throws AppError `STORAGE_UNAVAILABLE` where there is no room; nothing was changed then */
  const save = async (item: SavedSummary): Promise<void> => {
    await store.put(item).catch((cause: unknown) => {
      const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError'
      throw new AppError('STORAGE_UNAVAILABLE', isFull ? savedTexts.full : savedTexts.refused, { cause })
    })
  }
  return {
    find,
    save,
    /** @throws AppError `NOT_FOUND` for a summary that was deleted meanwhile */
    require: async (id: string): Promise<SavedSummary> => {
      const item = await find(id)
      if (item === null) throw new AppError('NOT_FOUND', 'This summary is no longer saved.')
      return item
    },
    /** The summaries with every word of the query in them, newest first. */
    search: async (query: string): Promise<SavedSummary[]> => {
      const words = fold(query).split(/\s+/u)
      const items = (await store.all()).filter(isSaved)
      const found = items.filter((item) => {
        const text = textOf(item)
        return words.every((word) => text.includes(word))
      })
      return found.toSorted((one, other) => other.savedAt.localeCompare(one.savedAt))
    },
    /** Changes a saved summary; nothing where it is gone. @throws AppError as `save` */
    change: async (id: string, update: (item: SavedSummary) => Partial<SavedSummary>): Promise<void> => {
      const item = await find(id)
      if (item !== null) await save({ ...item, ...update(item) })
    },
    remove: store.remove,
    clear: store.clear,
    /** All of it as one file, what another version stored too. */
    exportAll: async () => asJson({ format: fileFormat, version: 1, items: await store.all() }),
    /**
     * Takes in a file of `exportAll`, and gives how many summaries came: what is saved here already stays.
     * @throws AppError `INVALID_REQUEST` for another file, and as `save`
     */
    importAll: async (file: string): Promise<number> => {
      const read = parse(fileShape, parseJson(file))
      if (read === null) throw new AppError('INVALID_REQUEST', savedTexts.otherFile)
      let count = 0
      for (const item of read.items.filter(isSaved)) {
        if ((await store.get(item.id)) !== undefined) continue
        await save(item)
        count += 1
      }
      return count
    },
  }
}

const fileFormat = 'precis-library'

const fileShape = object({ format: literal(fileFormat), items: array(unknown()) })

function textOf({ summary, transcript, questions, highlights }: SavedSummary): string {
  const lines = [...summary.insights, ...summary.summarySentences, ...transcript.sentences]
  const parts = [summary.videoTitle, summary.videoChannel ?? '', ...lines.map(({ text }) => text)]
  const asked = questions.map(({ question }) => question)
  return fold([...parts, ...asked, ...highlights.map(({ note }) => note)].join(' '))
}

/** The text without its case and accents. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()
}

const savedShape = object({
  id: string(),
  savedAt: string(),
  summary: object({}),
  transcript: object({}),
  questions: array(unknown()),
  highlights: array(unknown()),
})

/** A value that this version wrote, or one before it in the same form. */
function isSaved(value: unknown): value is SavedSummary {
  return is(savedShape, value)
}

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
