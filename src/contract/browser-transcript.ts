import { z } from 'zod'
import { captionKindSchema } from './transcripts.ts'

const maxTitle = 300
const maxLanguage = 35
const maxChapters = 1000

/**
 * What the extension reads of a video in the page: its captions and what the page says of it. The body of
 * `POST /api/transcripts` with the source `browser`, as JSON.
 */
export const browserTranscriptSchema = z.strictObject({
  title: z.string().max(maxTitle).nullable(),
  channel: z.string().max(maxTitle).nullable(),
  durationSeconds: z.number().positive().nullable(),
  language: z.string().max(maxLanguage).nullable().describe('BCP 47; null when the page does not say.'),
  captionKind: captionKindSchema,
  chapters: z
    .array(z.strictObject({ title: z.string().max(maxTitle), start: z.number().nonnegative() }))
    .max(maxChapters),
  captions: z
    .string()
    .describe(
      'The captions as the page gave them: json3, WebVTT, or JSON with `start`, `duration` and `text`.',
    ),
})
export type BrowserTranscript = z.infer<typeof browserTranscriptSchema>
