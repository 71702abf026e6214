import { z } from 'zod'

/** Every failure code: stable, machine-readable, a closed list. */
export const problemCodes = [
  'INVALID_REQUEST',
  'UNAUTHORIZED',
  'EMAIL_REQUIRED',
  'SIGN_IN_REQUIRED',
  'FORBIDDEN',
  'DEVICE_LIMIT',
  'KEY_INVALID',
  'KEY_SCOPE',
  'KEY_IN_URL',
  'KEY_LIMIT',
  'IDEMPOTENCY_MISMATCH',
  'CODE_WRONG',
  'CODE_EXPIRED',
  'INVALID_LINK',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'REQUEST_TIMEOUT',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'TRANSCRIPT_EMPTY',
  'TRANSCRIPT_NOT_TEXT',
  'TRANSCRIPT_TOO_LARGE',
  'TRANSCRIPT_TOO_LONG',
  'SOURCE_UNAVAILABLE',
  'VIDEO_NOT_FOUND',
  'PLAYLIST_NOT_FOUND',
  'PRIVATE_VIDEO',
  'AGE_RESTRICTED',
  'MEMBERS_ONLY',
  'PAYMENT_NEEDED',
  'GEO_BLOCKED',
  'UPCOMING',
  'LIVE_NOW',
  'LIVE_PROCESSING',
  'NO_CAPTIONS',
  'VIDEO_UNAVAILABLE',
  'CAPTIONS_WITHHELD',
  'YOUTUBE_BLOCKED',
  'YOUTUBE_RATE_LIMITED',
  'YOUTUBE_PAUSED',
  'YOUTUBE_CHANGED',
  'YOUTUBE_UNREACHABLE',
  'SUMMARY_FAILED',
  'SUMMARY_TIMEOUT',
  'SUMMARY_STOPPED',
  'PAYMENT_INVALID',
  'ALREADY_SUBSCRIBED',
  'NOTHING_TO_CANCEL',
  'NOTHING_TO_RESUME',
  'PAYMENT_PROVIDER_UNREACHABLE',
  'PAYMENT_PROVIDER_REFUSED',
  'QUESTION_LIMIT',
  'PASTE_LIMIT',
  'RATE_LIMITED',
  'OVERLOADED',
  'SHUTTING_DOWN',
  'DATABASE_UNAVAILABLE',
  'STORAGE_UNAVAILABLE',
  'STORAGE_DAMAGED',
  'MAIL_UNAVAILABLE',
  'INTERNAL',
] as const
export type ProblemCode = (typeof problemCodes)[number]

/** What helps: the same again, pasting the transcript, another video. */
export const remedies = ['retry', 'paste', 'another'] as const
type Remedy = (typeof remedies)[number]

/** The HTTP status and title of each failure, and what the person can do next. */
export const problems = {
  INVALID_REQUEST: { status: 400, title: 'The request is not valid', remedies: [] },
  UNAUTHORIZED: { status: 401, title: 'Unauthorized', remedies: [] },
  EMAIL_REQUIRED: { status: 401, title: 'An email address is needed', remedies: [] },
  SIGN_IN_REQUIRED: { status: 401, title: 'Please sign in', remedies: [] },
  FORBIDDEN: { status: 403, title: 'Not allowed', remedies: [] },
  DEVICE_LIMIT: { status: 403, title: 'Too many devices', remedies: [] },
  KEY_INVALID: { status: 401, title: 'This API key does not work', remedies: [] },
  KEY_SCOPE: { status: 403, title: 'Not allowed for this API key', remedies: [] },
  KEY_IN_URL: { status: 400, title: 'An API key in the address', remedies: [] },
  KEY_LIMIT: { status: 409, title: 'Too many API keys', remedies: [] },
  IDEMPOTENCY_MISMATCH: { status: 422, title: 'Another request under this Idempotency-Key', remedies: [] },
  CODE_WRONG: { status: 400, title: 'Wrong code', remedies: ['retry'] },
  CODE_EXPIRED: { status: 410, title: 'This code has expired', remedies: [] },
  INVALID_LINK: { status: 400, title: 'Not a YouTube link', remedies: ['another'] },
  NOT_FOUND: { status: 404, title: 'Not found', remedies: [] },
  METHOD_NOT_ALLOWED: { status: 405, title: 'Not possible at this address', remedies: [] },
  REQUEST_TIMEOUT: { status: 408, title: 'The request took too long to arrive', remedies: ['retry'] },
  PAYLOAD_TOO_LARGE: { status: 413, title: 'Too large', remedies: [] },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, title: 'Unsupported content type', remedies: [] },
  TRANSCRIPT_EMPTY: { status: 422, title: 'No words in the transcript', remedies: ['paste', 'another'] },
  TRANSCRIPT_NOT_TEXT: { status: 422, title: 'Not a text file', remedies: ['paste'] },
  TRANSCRIPT_TOO_LARGE: { status: 413, title: 'Transcript too large', remedies: ['paste'] },
  TRANSCRIPT_TOO_LONG: { status: 422, title: 'Transcript too long', remedies: ['paste'] },
  SOURCE_UNAVAILABLE: { status: 503, title: 'No transcript from YouTube', remedies: ['paste', 'another'] },
  VIDEO_NOT_FOUND: { status: 404, title: 'Video not found', remedies: ['another'] },
  PLAYLIST_NOT_FOUND: { status: 404, title: 'Playlist not found', remedies: ['another'] },
  PRIVATE_VIDEO: { status: 403, title: 'Private video', remedies: ['paste', 'another'] },
  AGE_RESTRICTED: { status: 403, title: 'Age-restricted video', remedies: ['paste', 'another'] },
  MEMBERS_ONLY: { status: 403, title: 'For channel members only', remedies: ['paste', 'another'] },
  PAYMENT_NEEDED: { status: 403, title: 'Paid video', remedies: ['paste', 'another'] },
  GEO_BLOCKED: { status: 451, title: 'Not available in this country', remedies: ['paste', 'another'] },
  UPCOMING: { status: 422, title: 'Not started yet', remedies: ['another', 'retry'] },
  LIVE_NOW: { status: 422, title: 'Live at the moment', remedies: ['another', 'retry'] },
  LIVE_PROCESSING: { status: 422, title: 'The stream has just ended', remedies: ['another', 'retry'] },
  NO_CAPTIONS: { status: 422, title: 'No captions', remedies: ['paste', 'another'] },
  VIDEO_UNAVAILABLE: { status: 422, title: 'Video not available', remedies: ['paste', 'another'] },
  CAPTIONS_WITHHELD: { status: 503, title: 'Captions withheld', remedies: ['paste', 'retry', 'another'] },
  YOUTUBE_BLOCKED: {
    status: 503,
    title: 'YouTube is blocking this server',
    remedies: ['paste', 'retry', 'another'],
  },
  YOUTUBE_RATE_LIMITED: {
    status: 503,
    title: 'Too many requests to YouTube',
    remedies: ['paste', 'retry', 'another'],
  },
  YOUTUBE_PAUSED: { status: 503, title: 'A short pause', remedies: ['retry', 'paste', 'another'] },
  YOUTUBE_CHANGED: { status: 503, title: 'YouTube has changed', remedies: ['paste', 'another'] },
  YOUTUBE_UNREACHABLE: { status: 504, title: 'YouTube is not reachable', remedies: ['retry', 'paste'] },
  SUMMARY_FAILED: { status: 422, title: 'Unable to Generate Summary', remedies: ['retry', 'another'] },
  SUMMARY_TIMEOUT: { status: 504, title: 'The summary took too long', remedies: ['retry', 'another'] },
  SUMMARY_STOPPED: { status: 409, title: 'The summary was stopped', remedies: ['retry'] },
  PAYMENT_INVALID: { status: 400, title: 'Payment Verification Failed', remedies: [] },
  ALREADY_SUBSCRIBED: { status: 409, title: 'Already subscribed', remedies: [] },
  NOTHING_TO_CANCEL: { status: 409, title: 'Nothing to cancel', remedies: [] },
  NOTHING_TO_RESUME: { status: 409, title: 'Nothing to resume', remedies: [] },
  PAYMENT_PROVIDER_UNREACHABLE: {
    status: 503,
    title: 'The payment provider is not reachable',
    remedies: ['retry'],
  },
  PAYMENT_PROVIDER_REFUSED: {
    status: 502,
    title: 'The payment provider refused the request',
    remedies: ['retry'],
  },
  QUESTION_LIMIT: { status: 429, title: 'No questions left', remedies: [] },
  PASTE_LIMIT: { status: 429, title: 'No room left for transcripts', remedies: [] },
  RATE_LIMITED: { status: 429, title: 'Too many requests', remedies: ['retry'] },
  OVERLOADED: { status: 503, title: 'Busy', remedies: ['retry'] },
  SHUTTING_DOWN: { status: 503, title: 'Restarting', remedies: ['retry'] },
  DATABASE_UNAVAILABLE: { status: 503, title: 'The database is not reachable', remedies: ['retry'] },
  STORAGE_UNAVAILABLE: { status: 503, title: 'The storage is not reachable', remedies: ['retry'] },
  STORAGE_DAMAGED: { status: 500, title: 'The text was lost', remedies: ['paste', 'another'] },
  MAIL_UNAVAILABLE: { status: 503, title: 'Emails cannot be sent', remedies: ['retry'] },
  INTERNAL: { status: 500, title: 'Something went wrong', remedies: ['retry'] },
} as const satisfies Record<ProblemCode, { status: number; title: string; remedies: readonly Remedy[] }>

/** Captions that leave most of a video out, which a caller may ask for by their language and kind all the same. */
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
  errors: z
    .array(z.object({ field: z.string(), reason: z.string() }))
    .optional()
    .describe('Each field of the request that was refused, with the reason.'),
})

export type Problem = z.infer<typeof problemSchema>
