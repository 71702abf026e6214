import { z } from 'zod'
import type { ShareKind, WithoutModel } from '#contract/quota.ts'
import type { ModelAbsence, ModelPayer, ModelPurpose } from '#core/writing/language-model.ts'
import type { Db } from '#server/db/database.ts'
import { wideInt, readRows, sql } from '#server/db/sql.ts'
import type { AccountHook, Actor } from '#server/features/accounts/service.ts'
import type { Clock } from '#server/lib/clock.ts'

type Caller = Pick<Actor, 'user' | 'plan' | 'network'>

/** The rest of the day's shares, for those whose work was done without a model. */
export type ModelShares = {
  /** Work without a model is all that this payer can have now: no model answers, or no room is left. */
  mustDoWithout: (payer: ModelPayer | null, absence: ModelAbsence) => Promise<boolean>
  /** The current reason for which a caller's result was made without a model. */
  explain: (caller: Caller, absence: ModelAbsence) => Promise<WithoutModel>
}

type Deps = { db: Db; clock: Pick<Clock, 'now'>; ceiling: DayCeiling }

const spentSchema = z.object({ name: z.string(), microUsd: wideInt })

/** Reads the shares of the day from the database, in which all nodes count them. */
export function createModelShares({ db, clock, ceiling }: Deps): ModelShares {
  /** The first share of a payer without room for a call of this cost. */
  async function findFull(payer: ModelPayer | null, microUsd: number): Promise<ShareKind | null> {
    const shares = sharesOf(payer, ceiling)
    const rows = await readRows(
      db,
      spentSchema,
      sql`select share as name, micro_usd::text as "microUsd" from model_shares
        where day = ${dayOf(clock.now())}::date
          and share in (select jsonb_array_elements_text(${JSON.stringify(shares.map(({ name }) => name))}::jsonb))`,
    )
    const spent = new Map(rows.map((row) => [row.name, row.microUsd]))
    return (
      shares.find(({ name, maxMicroUsd }) => (spent.get(name) ?? 0) + microUsd > maxMicroUsd)?.kind ?? null
    )
  }

  return {
    mustDoWithout: async (payer, absence) =>
      absence.kind !== 'share' || (await findFull(payer, absence.microUsd)) !== null,
    explain: async (caller, absence) => {
      if (absence.kind === 'outage') return { reason: absence.fault ?? absence.kind, until: null }
      if (absence.kind === 'run') return { reason: absence.kind, until: null }
      const full = await findFull(payerOf(caller), absence.microUsd)
      if (full === null || full === 'sound') return { reason: 'earlier', until: null }
      return { reason: full, until: new Date(startOfDay(clock.now(), 1)).toISOString() }
    },
  }
}

/** A payer as it is stored with what it asked for. */
export const payerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('visitor'), network: z.string() }),
  z.object({ kind: z.enum(['free-account', 'paid-account']), personId: z.guid() }),
]) satisfies z.ZodType<ModelPayer>

/** The payer whose share of a day's costs the work for a caller takes. */
export function payerOf({ user, plan, network }: Pick<Actor, 'user' | 'plan' | 'network'>): ModelPayer {
  if (user === null) return { kind: 'visitor', network }
  return { kind: plan === 'free' ? 'free-account' : 'paid-account', personId: user.personId }
}

/**
 * The ceiling of a day's costs, in millionths of a US dollar, and the part of it that one kind of caller may
 * take, in percent.
 */
export type DayCeiling = {
  maxDayMicroUsd: number
  visitorsPercent: number
  freePercent: number
  /** The percentage of the whole for each account with a paid plan. */
  accountPercent: number
  /** The percentage of the whole for the sound of all recordings. */
  soundPercent: number
}

/** A share by its name in the database, and the most that may be spent of it on a day. */
export type Share = { name: string; kind: ShareKind; maxMicroUsd: number }

/** The percentage of its kind's share for one network or free account: none uses it up alone. */
const networkPercent = 40
const freeAccountPercent = 30
const hundred = 100

/** The most that may be spent on a day of one share of each kind. */
export function limitsOf(ceiling: DayCeiling): Readonly<Record<ShareKind, number>> {
  const all = ceiling.maxDayMicroUsd
  const visitors = part(all, ceiling.visitorsPercent)
  const free = part(all, ceiling.freePercent)
  return {
    all,
    visitors,
    network: part(visitors, networkPercent),
    free,
    'free-account': part(free, freeAccountPercent),
    'paid-account': part(all, ceiling.accountPercent),
    sound: part(all, ceiling.soundPercent),
  }
}

/**
 * The shares that a call for this payer takes: all of them must have room. `null` is nobody known; a call for
 * a recording takes the share of sound as well.
 */
export function sharesOf(
  payer: ModelPayer | null,
  ceiling: DayCeiling,
  purpose: ModelPurpose | null = null,
): Share[] {
  const limits = limitsOf(ceiling)
  const share = (kind: ShareKind, of?: string): Share => ({
    name: of === undefined ? kind : `${kind}/${of}`,
    kind,
    maxMicroUsd: limits[kind],
  })
  const whole = purpose === 'recording' ? [share('all'), share('sound')] : [share('all')]
  if (payer === null) return [...whole, share('visitors')]
  if (payer.kind === 'visitor') return [...whole, share('visitors'), share('network', payer.network)]
  const own = share(payer.kind, payer.personId)
  return payer.kind === 'free-account' ? [...whole, share('free'), own] : [...whole, own]
}

const dayMs = 86_400_000

/** The beginning of the day of UTC that is `days` later than today, or earlier; in ms since 1970. */
export function startOfDay(now: number, days = 0): number {
  return now - (now % dayMs) + days * dayMs
}

/** The day of UTC, like `2026-11-21`. */
export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10)
}

function part(whole: number, percent: number): number {
  return Math.floor((whole * percent) / hundred)
}

/** The day's costs of an account, deleted with it; another account of the mailbox keeps them. */
export const modelCostsHook: AccountHook = {
  name: 'modelCosts',
  purge: async (tx, userId) => {
    await tx.execute(sql`
      delete from model_shares using users
      where users.id = ${userId} and share in ('free-account/' || users.person_id, 'paid-account/' || users.person_id)
        and not exists (select from users as other where other.person_id = users.person_id and other.id <> users.id)`)
  },
}
