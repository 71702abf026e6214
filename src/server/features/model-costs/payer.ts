import { z } from 'zod'
import type { Actor } from '#server/features/accounts/service.ts'
import type { ModelPayer } from '#server/ports/model-use.ts'

/** A payer as it is stored with what it asked for. */
export const payerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('visitor'), network: z.string() }),
  z.object({ kind: z.enum(['free-account', 'paid-account']), personId: z.guid() }),
]) satisfies z.ZodType<ModelPayer>

/** Whose share of the costs of a day the work for a caller takes. */
export function payerOf({ user, plan, network }: Pick<Actor, 'user' | 'plan' | 'network'>): ModelPayer {
  if (user === null) return { kind: 'visitor', network }
  return { kind: plan === 'free' ? 'free-account' : 'paid-account', personId: user.personId }
}
