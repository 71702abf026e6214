import { z } from 'zod'
import { firstLanguage, interfaceLanguages } from '#product/interface-languages.ts'
import { perMinute } from './access.ts'
import { insightSchema } from './evidence.ts'
import type { Contract } from './route.ts'
import { engineSchema } from './summary.ts'
import { summarySchema, videoFields } from './summary.ts'

/** A line of a summary by its kind and its place among those of its kind, counted from 0. */
export const lineIdSchema = z
  .string()
  .regex(/^(?:gist-0|(?:sentence|insight)-(?:0|[1-9]\d{0,3}))$/)
  .describe('`gist-0`, `sentence-{index}` of `summarySentences`, or `insight-{index}` of `insights`.')

/** A line that its owner shares. */
const sharedLineSchema = z.object({
  line: lineIdSchema,
  momentPath: z.string().describe('Like `/m/{token}`.'),
})

/** One line of a summary with what was said around it: nothing of who shares it. */
export const momentSchema = z.object({
  ...summarySchema.pick({
    ...videoFields,
    language: true,
    timings: true,
    credit: true,
  }).shape,
  engine: engineSchema.pick({ kind: true }),
  line: insightSchema,
  before: z.string().describe('What was said right before the quote; empty where that is not shown.'),
  after: z.string().describe('What was said right after it.'),
  chapterStarts: z.array(z.number().nonnegative()).describe('Seconds at which the parts of the video begin.'),
  summaryPath: z.string().nullable().describe('The whole summary, where it is shared as well.'),
})
export type Moment = z.infer<typeof momentSchema>

const itemParams = z.strictObject({ id: z.uuid() })
const lineParams = z.strictObject({ id: z.uuid(), line: lineIdSchema })
const tokenParams = z.strictObject({ token: z.string().max(64) })

/** The language of the words in the picture of a shared line or summary. */
export const pictureQuerySchema = z.object({
  language: z
    .enum(interfaceLanguages.map(({ tag }) => tag))
    .default(firstLanguage)
    .describe('A language of the pages, BCP 47.'),
})

export const momentRoutes = {
  'GET /api/history/:id/moments': {
    name: 'listSharedLines',
    access: 'holder',
    summary: 'The lines of a summary that its owner shares',
    params: itemParams,
    response: z.object({ moments: z.array(sharedLineSchema) }),
  },
  'POST /api/history/:id/moments/:line': {
    name: 'shareLine',
    access: 'holder',
    counts: { person: perMinute(20, "You've shared many lines in a short time.") },
    limits: 'a line that the account sees',
    summary: 'Share a line at an address that nobody can guess; the same one as long as it is shared',
    params: lineParams,
    response: sharedLineSchema,
  },
  'DELETE /api/history/:id/moments/:line': {
    name: 'unshareLine',
    access: 'holder',
    summary: 'Stop sharing a line; its address never leads anywhere again',
    params: lineParams,
    response: z.object({ momentPath: z.null() }),
  },
  'GET /api/moments/:token': {
    name: 'getSharedLine',
    access: 'link',
    scope: 'any',
    summary: 'Read a shared line with what was said around it',
    params: tokenParams,
    response: momentSchema,
  },
  'GET /api/moments/:token/image.png': {
    name: 'getSharedLineImage',
    access: 'link',
    scope: 'any',
    summary: 'The picture of a shared line, 1200 by 630: the line, its state, its place in the video',
    params: tokenParams,
    query: pictureQuerySchema,
    response: 'bytes',
  },
} as const satisfies Contract
