import { sql } from '#server/db/sql.ts'
import { z } from 'zod'
import type { ShareKind, WithoutModel } from '#contract/model-shares.ts'
import type { Orm } from '#server/db/database.ts'
import { readRows } from '#server/db/read-rows.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { ModelAbsence, ModelPayer } from '#server/ports/model-use.ts'
import { payerOf } from './payer.ts'
import { dayOf, sharesOf, startOfDay } from './shares.ts'
import type { DayCeiling } from './shares.ts'

type Caller = Pick<Actor, 'user' | 'plan' | 'network'>

/** What is left of the shares of the day, for those who did without a model. */
export type ModelShares = {
  /** Whether work without a model is as much as this payer can have now: no model answers, or their share has no room for it. */
  mustDoWithout: (payer: ModelPayer | null, absence: ModelAbsence) => Promise<boolean>
  /** Why a caller has something without a model, as it is now. */
  explain: (caller: Caller, absence: ModelAbsence) => Promise<WithoutModel>
}

type Deps = { orm: Orm; clock: Pick<Clock, 'now'>; ceiling: DayCeiling }

const spentSchema = z.object({ name: z.string(), microUsd: z.coerce.number() })

/** Reads the shares of the day from the database, in which all nodes count them. */
export function createModelShares({ orm, clock, ceiling }: Deps): ModelShares {
  /** The first share of a payer without room for a call of this cost. */
  async function findFull(payer: ModelPayer | null, microUsd: number): Promise<ShareKind | null> {
    const shares = sharesOf(payer, ceiling)
    const rows = await readRows(
      orm,
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
      if (absence.kind !== 'share') return { reason: absence.kind, until: null }
      const full = await findFull(payerOf(caller), absence.microUsd)
      if (full === null) return { reason: 'earlier', until: null }
      return { reason: full, until: new Date(startOfDay(clock.now(), 1)).toISOString() }
    },
  }
}
