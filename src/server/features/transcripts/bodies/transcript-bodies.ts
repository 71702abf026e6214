import { z } from 'zod'
import type { Sentence } from '#contract/transcripts.ts'
import { AppError } from '#core/app-error.ts'
import type { Db, PooledDb } from '#server/db/database.ts'
import { readRows, sql } from '#server/db/sql.ts'
import type { textRow } from '#server/db/stored-rows.ts'
import { hasNo, inBatches, sweptAtOnce } from '#server/db/sweep-rows.ts'
import { transaction } from '#server/db/transaction.ts'
import { packPieces, readSentences, writePieces } from '#server/lib/stored-sentences.ts'
import type { StoredSentences, SealedBody } from '#server/lib/stored-sentences.ts'
import type { BlobStore, BlobStoreName } from '#server/ports/blob-store.ts'

/** The columns of a row that say where its sentences are; one of the three is set. */
export type BodyColumns = z.output<typeof textRow>

/** The same columns before the sentences of the row are read. */
export type UnreadColumns = Omit<BodyColumns, 'sentences'> & { json: string | null }

/** The storage of a transcript's sentences: its row, packed or not, or an outside address. */
export type PlacedBody =
  | { sentences: Sentence[]; packed: null; bodyAddress: null }
  | { sentences: null; packed: Uint8Array; bodyAddress: null }
  | { sentences: null; packed: null; bodyAddress: string }

/** Stores and reads the sentences of transcripts, wherever they are. */
export type TranscriptBodies = {
  /**
   * Stores sentences and gives the columns that name them; the row has to be written within an hour.
   * @throws AppError `STORAGE_UNAVAILABLE`
   */
  write: (sentences: Sentence[], signal?: AbortSignal) => Promise<PlacedBody>
  /** The same for sentences that are packed already, which stay so in a row. */
  writePacked: (packed: SealedBody, signal?: AbortSignal) => Promise<PlacedBody>
  /** @throws AppError `STORAGE_UNAVAILABLE`, `STORAGE_DAMAGED` */
  read: (columns: BodyColumns, signal?: AbortSignal) => Promise<Sentence[]>
  /**
   * The same without reading them, which a thread does; what is damaged is seen there.
   * @throws AppError `STORAGE_UNAVAILABLE`
   */
  fetch: (columns: UnreadColumns, signal?: AbortSignal) => Promise<StoredSentences>
  /** The stores outside of the database that this process reaches. */
  stores: ReadonlyMap<BlobStoreName, BlobStore>
}

type TranscriptBodyOptions = {
  db: Db
  stores: readonly BlobStore[]
  /** The store for new transcripts; `null` is the database. */
  writesTo: BlobStoreName | null
  /** Called with each failure of a store, for the log and the metrics. */
  onFailure: (failure: AppError) => void
}

const neverAborted = new AbortController().signal

/** Transcripts whose sentences are all in their rows. */
export const bodiesInRows: TranscriptBodies = {
  write: async (sentences) => ({ sentences, packed: null, bodyAddress: null }),
  writePacked: async ({ bytes }) => ({ sentences: null, packed: bytes, bodyAddress: null }),
  read: async ({ sentences, packed, bodyAddress }) => {
    if (sentences !== null) return sentences
    if (packed !== null) return await readSentences({ packed, key: null })
    throw notSetUp(bodyAddress)
  },
  fetch: async ({ json, packed, bodyAddress }) => {
    if (json !== null) return { json }
    if (packed !== null) return { packed, key: null }
    throw notSetUp(bodyAddress)
  },
  stores: new Map(),
}

/** Stores new sentences as the settings say; reads those of every set-up store and the database. */
export function createTranscriptBodies({
  db,
  stores,
  writesTo,
  onFailure,
}: TranscriptBodyOptions): TranscriptBodies {
  const byName = new Map(stores.map((store) => [store.name, store]))
  const target = writesTo === null ? null : byName.get(writesTo)
  if (target === undefined) throw new Error(`The store ${writesTo} is not there`)

  async function reported<T>(work: Promise<T>): Promise<T> {
    return await work.catch((error: unknown) => {
      if (error instanceof AppError) onFailure(error)
      throw error
    })
  }

  async function putOutside(
    store: BlobStore,
    { key, bytes }: SealedBody,
    signal: AbortSignal,
  ): Promise<PlacedBody> {
    const bodyAddress = `${store.name}:${key}`
    await hold(db, bodyAddress)
    // Also where it is said to be there: the process that said so may have died before it stored it.
    await reported(store.put(key, bytes, signal))
    return { sentences: null, packed: null, bodyAddress }
  }

  async function fetchFrom(address: string, signal: AbortSignal): Promise<StoredSentences> {
    const { name, key } = parseAddress(address)
    const store = byName.get(name)
    if (store === undefined) throw notSetUp(address)
    return { key, packed: await store.get(key, signal) }
  }

  const readAt = async (address: string, signal: AbortSignal): Promise<Sentence[]> =>
    await readSentences(await fetchFrom(address, signal))

  return {
    stores: byName,
    write: async (sentences, signal = neverAborted) =>
      target === null
        ? await bodiesInRows.write(sentences)
        : await putOutside(target, await packPieces(writePieces(sentences)), signal),
    writePacked: async (packed, signal = neverAborted) =>
      target === null ? await bodiesInRows.writePacked(packed) : await putOutside(target, packed, signal),
    read: async ({ sentences, packed, bodyAddress }, signal = neverAborted) => {
      if (sentences !== null || packed !== null)
        return await bodiesInRows.read({ sentences, packed, bodyAddress })
      if (bodyAddress === null) throw new Error('A transcript without sentences')
      return await reported(readAt(bodyAddress, signal))
    },
    fetch: async (columns, signal = neverAborted) => {
      const { json, packed, bodyAddress } = columns
      if (json !== null || packed !== null) return await bodiesInRows.fetch(columns)
      if (bodyAddress === null) throw new Error('A transcript without sentences')
      return await reported(fetchFrom(bodyAddress, signal))
    },
  }
}

/** The parts of an address as the database has it. */
function parseAddress(address: string): { name: BlobStoreName; key: string } {
  const [name, key = ''] = address.split(':')
  return { name: z.enum(['folder', 's3']).parse(name), key }
}

/** Protects a body from the sweep for an hour, until a row refers to it; waits for a deletion. */
async function hold(db: Db, address: string): Promise<void> {
  await db.execute(sql`
    insert into blobs (address, held_until) values (${address}, now() + interval '1 hour')
    on conflict (address) do update set held_until = excluded.held_until`)
}

function notSetUp(address: string | null): AppError {
  const detail = "We can't reach the storage of transcripts right now. Please try again in a moment."
  return new AppError('STORAGE_UNAVAILABLE', detail, {
    cause: new Error(
      `This process has no store for ${address}: set it up beside the one for new transcripts`,
    ),
  })
}

type Deps = { db: PooledDb; bodies: TranscriptBodies }

const addressSchema = z.object({ address: z.string() })
const lookedSchema = addressSchema.extend({ isUnused: z.boolean() })
/** The condition on bodies that `deleteUnused` deletes, without a lock: nearly all are in use. */
const isUnused = sql`held_until <= now()
  and ${hasNo(sql`select from transcripts where body_address = blobs.address`)}`
const deletedAtOnce = 20

/** Deletes outside bodies without a transcript; those of a store that is not set up stay. */
export async function sweepBodies({ db, bodies }: Deps, signal: AbortSignal): Promise<void> {
  let after = ''
  await inBatches({ size: sweptAtOnce, signal }, async (size) => {
    const rows = await readRows(
      db,
      lookedSchema,
      sql`select address, ${isUnused} as "isUnused" from blobs where address > ${after} order by address limit ${size}`,
    )
    const unused = rows.filter((row) => row.isUnused).map(({ address }) => address)
    const reached = unused.filter((address) => bodies.stores.has(parseAddress(address).name))
    for (let from = 0; from < reached.length; from += deletedAtOnce) {
      await deleteUnused({ db, bodies }, reached.slice(from, from + deletedAtOnce), signal)
    }
    after = rows.at(-1)?.address ?? after
    return rows.length
  })
}

/**
 * The rows are locked until their bodies are gone, so that one who stores the same body waits and stores it
 * again. That holds a connection meanwhile, for the time limit of one call at most.
 */
async function deleteUnused(
  { db, bodies }: Deps,
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  await transaction(db, async (tx) => {
    const rows = await readRows(
      tx,
      addressSchema,
      sql`delete from blobs where address in (
        select address from blobs
        where address in (select jsonb_array_elements_text(${JSON.stringify(addresses)}::jsonb))
          and ${isUnused}
        for update skip locked)
      returning address`,
    )
    await Promise.all(
      rows.map(async ({ address }) => {
        const { name, key } = parseAddress(address)
        await bodies.stores.get(name)?.remove(key, signal)
      }),
    )
  })
}
