import { z } from 'zod'
import type { ShareKind } from '#contract/quota.ts'
import type { CostRefusal, MadeCall, ModelPurpose, ModelUse } from '#core/writing/language-model.ts'
import type { PooledDb, Db } from '#server/db/database.ts'
import { wideInt, readRows, sql } from '#server/db/sql.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import { dayOf, sharesOf } from './model-shares.ts'
import type { DayCeiling, Share } from './model-shares.ts'
import { insertModelCall } from './repo.ts'

/** The maximum costs, in millionths of a US dollar. */
type CostCeilings = DayCeiling & { maxRunMicroUsd: number }

type Deps = { db: PooledDb; clock: Pick<Clock, 'now'>; log: Log; ceilings: CostCeilings }

/** A call that is about to be made and its maximum cost, `null` for an unknown price. */
type NextCall = ModelUse & { model: string; maxMicroUsd: number | null }

/** The amount that was set aside for a call at work. */
type Held = { day: string; names: readonly string[]; microUsd: number }

/** The reason for refusing a call: the work has cost enough, or a share of the day is full. */
export type RefusedBy = 'run' | ShareKind

/** Stores the costs of language models and refuses calls that could exceed the ceilings. */
export type ModelBudget = {
  /**
   * Allows a call for work that has cost so much, or says what refuses it. The most that it can cost is then
   * set aside, in the shares of the first payer who has room, until `onCall` says what it did cost.
   */
  allowCall: (next: NextCall, spent: { costMicroUsd: number | null }) => Promise<true | CostRefusal>
  /** Stores a call, with the very object that it was allowed by; a failure to do so is logged. */
  onCall: (call: MadeCall, next: NextCall) => void
  /** Resolves when all calls so far are stored. */
  settled: () => Promise<void>
}

/**
 * Costs are stored in the database, so that all its processes share the ceilings of a day of UTC. A call
 * whose process died counts as the most that it could cost. `onRefused` is called with what refused a call.
 */
export function createModelBudget(
  { db, clock, log, ceilings }: Deps,
  onRefused: (by: RefusedBy) => void = () => undefined,
): ModelBudget {
  const heldCalls = new WeakMap<NextCall, Held>()
  let lastStored: Promise<void> = Promise.resolve()

  /** Takes it out of the shares of the first payer who has room. */
  async function hold(next: NextCall, microUsd: number): Promise<true | CostRefusal> {
    const day = dayOf(clock.now())
    const payers = await next.payers()
    const refusals = new Set<ShareKind>()
    for (const payer of payers.length === 0 ? [null] : payers) {
      const shares = sharesOf(payer, ceilings, next.purpose)
      const full = await takeFromShares(db, { day, shares, microUsd })
      if (full === null) {
        heldCalls.set(next, { day, names: shares.map(({ name }) => name), microUsd })
        return true
      }
      refusals.add(full.kind)
    }
    for (const kind of refusals) onRefused(kind)
    return { kind: 'share', microUsd }
  }

  return {
    allowCall: async (next, { costMicroUsd }) => {
      const { maxMicroUsd } = next
      if (maxMicroUsd === null) return true
      if ((costMicroUsd ?? 0) + maxMicroUsd > ceilings.maxRunMicroUsd) {
        onRefused('run')
        return { kind: 'run' }
      }
      await lastStored
      return await hold(next, maxMicroUsd)
    },
    onCall: (call, next) => {
      const { model, failure, milliseconds } = call
      if (failure !== null) {
        log.warn({ model, failure, milliseconds, purpose: next.purpose }, 'A language model gave no answer')
      }
      const before = lastStored
      const held = heldCalls.get(next) ?? null
      heldCalls.delete(next)
      lastStored = storeCall({ db, clock, log }, { call, purpose: next.purpose, held }).then(() => before)
    },
    settled: () => lastStored,
  }
}

type Stored = { call: MadeCall; purpose: ModelPurpose; held: Held | null }

/** Stores a call, and what it cost beyond what was set aside for it. */
async function storeCall(
  { db, clock, log }: Omit<Deps, 'ceilings'>,
  { call, purpose, held }: Stored,
): Promise<void> {
  const now = clock.now()
  const { day, names, microUsd } = held ?? { day: dayOf(now), names: ['all'], microUsd: 0 }
  const difference = (call.costMicroUsd ?? 0) - microUsd
  try {
    await transaction(db, async (tx) => {
      await insertModelCall(tx, {
        ...call,
        purpose,
        at: new Date(now),
        milliseconds: Math.max(0, Math.round(call.milliseconds)),
      })
      if (difference !== 0) await addToShares(tx, { day, names, microUsd: difference })
    })
  } catch (error) {
    log.error({ err: error }, 'The cost of a language model could not be stored')
  }
}

const spentSchema = z.object({ name: z.string(), microUsd: wideInt })

/**
 * Adds an amount to shares of a day, a negative one to give back; gives what was spent of each with it. All
 * callers take the rows in one order, which prevents deadlocks.
 */
async function addToShares(
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
 * Sets an amount aside in all of these shares, or in none of them: `null`, or the share without room, whose
 * refusal is counted. Of callers at once on any nodes none exceeds a share.
 */
async function takeFromShares(
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
