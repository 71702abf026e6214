import { z } from 'zod'

/** The shares of what models may cost in a day: all of it, and what each kind of caller may take. */
export const shareKinds = ['all', 'visitors', 'network', 'free', 'free-account', 'paid-account'] as const
export const shareKindSchema = z.enum(shareKinds)
export type ShareKind = z.infer<typeof shareKindSchema>

/** Why no model wrote what one would have written. */
export const withoutModelSchema = z.object({
  reason: z
    .enum(['outage', 'run', 'earlier', ...shareKinds])
    .describe(
      "`outage`: no model answered. `run`: it would cost more than one summary or answer may. A share: the caller's costs of the day are used up. `earlier`: they were, and are not any more.",
    ),
  until: z.iso.datetime().nullable().describe('When the share begins again; null for other reasons.'),
})
export type WithoutModel = z.infer<typeof withoutModelSchema>
