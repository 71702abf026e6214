import { sql } from '#server/db/sql.ts'
import { z } from 'zod'
import type { PooledDb } from '#server/db/database.ts'
import { readRows } from '#server/db/read-rows.ts'
import { hasNo, inBatches, sweptAtOnce } from '#server/db/sweep-rows.ts'
import { transaction } from '#server/db/transaction.ts'
import { parseAddress } from './transcript-bodies.ts'
import type { TranscriptBodies } from './transcript-bodies.ts'

type Deps = { db: PooledDb; bodies: TranscriptBodies }

const addressSchema = z.object({ address: z.string() })
const lookedSchema = addressSchema.extend({ isUnused: z.boolean() })
/** What `deleteUnused` deletes, asked without a lock: nearly all bodies are in use. */
const isUnused = sql`held_until <= now()
  and ${hasNo(sql`select from transcripts where body_address = blobs.address`)}`
const deletedAtOnce = 20

/** Deletes the bodies outside of the database that no transcript refers to; those of a store that is not set up stay. */
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
 * The rows are locked until their bodies are gone, so that one who stores the same body waits and stores it again. That holds a
 * connection meanwhile, for the time limit of one call at most.
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
