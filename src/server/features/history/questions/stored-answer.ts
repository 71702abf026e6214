import { z } from 'zod'
import { findingsSchema, summarySentenceSchema } from '#contract/evidence.ts'
import { answerSchema, passageSchema } from '#contract/questions.ts'
import { readStoredLine } from '#evidence/line-state.ts'

/** A sentence of an answer, also of one that was stored before findings were told apart. */
const storedSentenceSchema = summarySentenceSchema
  .extend({
    state: z.string(),
    findings: findingsSchema.optional(),
    flags: z.array(z.string()).optional(),
  })
  .transform(({ findings, flags, ...line }) =>
    readStoredLine({
      ...line,
      ...(findings === undefined ? {} : { findings }),
      ...(flags === undefined ? {} : { flags }),
    }),
  )

const storedPassageSchema = passageSchema
  .extend({ state: z.string() })
  .transform(({ state, ...passage }) => ({
    ...passage,
    state: state === 'quoted' ? ('quoted' as const) : ('not-found' as const),
  }))

/** An answer as it is stored, read as it is shown. */
export const storedAnswerSchema = answerSchema.extend({
  id: z.guid(),
  passages: z.array(storedPassageSchema),
  answer: z.array(storedSentenceSchema).nullable(),
  createdAt: z.string(),
})
