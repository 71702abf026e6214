import { z } from 'zod'
import { talkKinds } from '#product/talk-kinds.ts'

/** The kind of a talk, and how many the transcript names who speak in it. */
export const talkSchema = z.object({
  kind: z.enum(talkKinds).describe('As far as code can tell; `talk` is any other.'),
  speakers: z
    .int()
    .nonnegative()
    .describe('How many the transcript names who speak; 0 where it names nobody.'),
})
export type Talk = z.infer<typeof talkSchema>
