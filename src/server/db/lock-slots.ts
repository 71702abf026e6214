import { createHash } from 'node:crypto'
import type { Db } from './database.ts'
import { sql } from './sql.ts'

/** The rows of `locks.network`. */
const slots = 1024

/**
 * Serves those who lock the same key one after the other, on all nodes, until the transaction ends. All keys of a transaction are
 * locked by one call and in one order, which prevents deadlocks. Two keys that share a row wait for each other.
 */
export async function lockSlots(tx: Db, keys: readonly string[]): Promise<void> {
  const locked = JSON.stringify(keys.map(slotOf))
  await tx.execute(sql`
    select from locks.network
    where slot in (select value::int from jsonb_array_elements_text(${locked}::jsonb))
    order by slot for update`)
}

function slotOf(key: string): number {
  return createHash('sha256').update(key).digest().readUInt16BE() % slots
}
