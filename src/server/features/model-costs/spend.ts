import { sql } from '#server/db/sql.ts'
import { z } from 'zod'
import { wideInt } from '#server/db/columns.ts'
import type { Db, PooledDb } from '#server/db/database.ts'
import { readRows } from '#server/db/read-rows.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Share } from './model-shares.ts'

const spentSchema = z.object({ name: z.string(), microUsd: wideInt })

/**
 * Adds an amount to shares of a day, a negative one to give back; gives what was spent of each with it. All callers take the rows
 * in one order, which prevents deadlocks.
 */
export async function addToShares(
  tx: Db,
  { day, names, microUsd }: { day: string; names: readonly string[]; microUsd: number },
): Promise<z.output<typeof spentSchema>[]> {
  return await readRows(
    tx,
    spentSchema,
    sql`insert into model_shares (day, share, micro_usd)
      select ${day}::date, name, greatest(0, ${microUsd}::bigint)
      from jsonb_array_elements_text(${JSON.stringify(names.toSorted())}::jsonb) as name
      on conflict (day, share) do update set micro_usd = greatest(0, model_shares.micro_usd + ${microUsd}::bigint)
      returning share as name, micro_usd::text as "microUsd"`,
  )
}

/** Thrown to roll back what a share has no room for. */
class NoRoom extends Error {
  override name = 'NoRoom'
  readonly share: Share

  constructor(share: Share) {
    super('A share of the costs of a day is used up')
    this.share = share
  }
}

/**
 * Sets an amount aside in all of these shares, or in none of them: `null`, or the share without room, whose refusal is counted. Of
 * callers at once on any nodes none exceeds a share.
 */
export async function takeFromShares(
  db: PooledDb,
  { day, shares, microUsd }: { day: string; shares: readonly Share[]; microUsd: number },
): Promise<Share | null> {
  try {
    await transaction(
      db,
      async (tx) => {
        const names = shares.map(({ name }) => name)
        const spent = new Map(
          (await addToShares(tx, { day, names, microUsd })).map((row) => [row.name, row.microUsd]),
        )
        const full = shares.find(({ name, maxMicroUsd }) => (spent.get(name) ?? 0) > maxMicroUsd)
        if (full !== undefined) throw new NoRoom(full)
      },
      { withoutFlush: true },
    )
    return null
  } catch (error) {
    if (!(error instanceof NoRoom)) throw error
    const { share } = error
    await db.execute(sql`
      insert into model_shares (day, share, micro_usd, refused) values (${day}::date, ${share.name}, 0, 1)
      on conflict (day, share) do update set refused = model_shares.refused + 1`)
    return share
  }
}
