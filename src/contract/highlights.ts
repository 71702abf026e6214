import { z } from 'zod'
import { maxNoteCharacters } from '#product/limits.ts'
import { perMinute } from './access.ts'
import { lineIdSchema } from './moments.ts'
import type { Contract } from './route.ts'

const tooLong = `A note can have at most ${maxNoteCharacters.toLocaleString('en')} characters.`

/** A line that its owner highlighted. */
const highlightSchema = z.object({
  line: lineIdSchema,
  note: z.string().describe('Plain text of its owner; empty where there is none.'),
  createdAt: z.iso.datetime(),
})
export type Highlight = z.infer<typeof highlightSchema>

const itemParams = z.strictObject({ id: z.uuid() })
const lineParams = z.strictObject({ id: z.uuid(), line: lineIdSchema })

export const highlightRoutes = {
  'GET /api/history/:id/highlights': {
    name: 'listHighlights',
    access: 'holder',
    scope: 'library',
    summary: 'The highlighted lines of a summary with their notes',
    params: itemParams,
    response: z.object({ highlights: z.array(highlightSchema) }),
  },
  'PUT /api/history/:id/highlights/:line': {
    name: 'saveHighlight',
    access: 'holder',
    counts: { person: perMinute(60, "You've highlighted many lines in a short time.") },
    limits: 'a line that the account sees; notes of 2,000 characters',
    example: { note: 'For the talk.' },
    summary: 'Highlight a line, and write its note',
    params: lineParams,
    body: z.strictObject({
      note: z
        .string()
        .trim()
        .max(maxNoteCharacters, tooLong)
        .optional()
        .describe('Left out, the note stays as it is; empty removes it.'),
    }),
    response: highlightSchema,
  },
  'DELETE /api/history/:id/highlights/:line': {
    name: 'deleteHighlight',
    access: 'holder',
    summary: 'Remove the highlight of a line with its note',
    params: lineParams,
    response: z.object({ line: lineIdSchema }),
  },
} as const satisfies Contract
