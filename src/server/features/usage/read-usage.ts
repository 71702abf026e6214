import { plans } from '#product/plans.ts'
import type { Orm } from '#server/db/database.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { countUsed } from './repo.ts'
import { toUsage } from './usage.ts'
import type { Usage } from './usage.ts'

/** Reads what is left to whoever calls. */
export async function readUsage(orm: Orm, actor: Actor): Promise<Usage> {
  const { plan, visitorId, user } = actor
  const who = user ?? (visitorId === null ? null : { visitorId })
  if (who === null || plans[plan].allowance === null) return toUsage(plan, 0, null)
  const { used, endsAt } = await countUsed(orm, who, actor)
  return toUsage(plan, used, endsAt)
}
