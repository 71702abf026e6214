import { z } from 'zod'
import { talkKinds } from '#product/talk-kinds.ts'

/** The kind of a talk, and how many the transcript names who speak in it. */
export const talkSchema = z.object({ kind: z.enum(talkKinds), speakers: z.int().nonnegative() })
export type Talk = z.infer<typeof talkSchema>
