import { randomUUID } from 'node:crypto'
import type { Db } from './database.ts'
import { identifier, sql } from './sql.ts'

/** The right to fill a row: the row, and the writer who has it. */
export type Claim = { id: string; writer: string }

/** Tables whose rows one caller fills: `writer` has a row until `held_until`, or it is filled. */
type ClaimedTable = 'answers' | 'idempotent_calls'

type Deps = {
  db: Db
  /** Waits so many ms, or until the signal aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}

/** The seconds for which a writer holds a row without a heartbeat. */
const heldSeconds = 15
/** The interval of a writer's heartbeats in ms: three in the time for which a claim holds. */
const signMs = 5000
/** The interval in ms at which a waiting caller looks for the row that another one writes. */
const lookMs = 300

/** Until when a writer holds a row that it claims now. */
export const heldUntil = sql`ledger_now() + ${heldSeconds} * interval '1 second'`

/**
 * The written row, or the right to write it. Of simultaneous callers, on any nodes, one gets the right and
 * the others wait for its row; where it wrote none, or died, the next one gets the right.
 * @throws the failure of `find`; the reason of the signal when it aborts
 */
export async function findOrClaim<Found>(
  { wait, signal }: Pick<Deps, 'wait'> & { signal: AbortSignal },
  rows: { find: () => Promise<Found | null>; claim: (writer: string) => Promise<Claim | null> },
): Promise<{ found: Found } | { claim: Claim }> {
  for (;;) {
    signal.throwIfAborted()
    const found = await rows.find()
    if (found !== null) return { found }
    const claim = await rows.claim(randomUUID())
    if (claim !== null) return { claim }
    await wait(lookMs, signal)
  }
}

/**
 * Says every few seconds that the writer is at work; a sign that fails is made up for by the next one. The
 * returned function ends that, and gives a row that was not filled to the next caller.
 */
export function holdClaim({ db, wait }: Deps, table: ClaimedTable, claim: Claim): () => Promise<void> {
  const over = new AbortController()
  const rows = identifier(table)
  const isHeld = sql`id = ${claim.id} and writer = ${claim.writer}`
  const signs = (async (): Promise<void> => {
    while (!over.signal.aborted) {
      await wait(signMs, over.signal)
      if (over.signal.aborted) return
      await db
        .execute(sql`update ${rows} set held_until = ${heldUntil} where ${isHeld}`)
        .catch(() => undefined)
    }
  })()
  return async () => {
    over.abort()
    await signs
    // A claim that cannot be dropped now ends by itself.
    await db.execute(sql`delete from ${rows} where ${isHeld}`).catch(() => undefined)
  }
}
