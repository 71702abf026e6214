import { z } from 'zod'
import { problemCodes, remedies } from './problems.ts'

/** Captions that leave most of a video out, which a caller may ask for all the same. */
export const captionsPartSchema = z.object({
  language: z.string().describe('BCP 47.'),
  kind: z.enum(['human', 'automatic']),
  endSeconds: z.number().nonnegative().describe('Where they end.'),
  durationSeconds: z.number().nonnegative().describe('How long the video is.'),
})
export type CaptionsPart = z.infer<typeof captionsPartSchema>

/** The failure document, `application/problem+json` (RFC 9457). */
export const problemSchema = z.object({
  type: z.string().describe('A URN that names the code.'),
  title: z.string().describe('A short name for the kind of failure.'),
  status: z.int().describe('The HTTP status.'),
  detail: z.string().describe('One sentence for the person.'),
  code: z.enum(problemCodes).describe('A stable code from the closed list.'),
  requestId: z.string().describe('Quote it when asking for help; the log has the same one.'),
  remedies: z.array(z.enum(remedies)).describe('What helps next.'),
  retryAfterSeconds: z
    .int()
    .nonnegative()
    .optional()
    .describe('When trying again makes sense, where that is known; the same as the `retry-after` header.'),
  videoTitle: z.string().optional().describe('The video that it is about, where its title is known.'),
  startsAt: z.iso.datetime().optional().describe('When an announced video begins, where that is known.'),
  captionsPart: captionsPartSchema
    .optional()
    .describe('Captions that leave most of the video out, where there are no others.'),
  revision: z
    .int()
    .nonnegative()
    .optional()
    .describe('The current revision of what was changed elsewhere meanwhile.'),
  errors: z
    .array(z.object({ field: z.string(), reason: z.string() }))
    .optional()
    .describe('Each field of the request that was refused, with the reason.'),
})

export type Problem = z.infer<typeof problemSchema>
