import { z } from 'zod'
import { problemCodes } from './problems.ts'

/** The hearing of a recording by a program: the parts that it missed, and an early end. */
export const hearingSchema = z.object({
  unheard: z
    .array(z.object({ start: z.number().nonnegative(), end: z.number().nonnegative() }))
    .describe('The stretches that it could not hear, in seconds.'),
  end: z
    .object({ at: z.number().nonnegative(), failure: z.enum(problemCodes) })
    .nullable()
    .describe('The second at which it ended before the recording did, and why; else null.'),
})
export type Hearing = z.infer<typeof hearingSchema>
