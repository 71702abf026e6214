import { recordingProblems } from './recording-problems.ts'

/** Steps that help after a failure: the same again, pasting the transcript, another video. */
export const remedies = ['retry', 'paste', 'another'] as const

/** The facts of one failure code. */
type ProblemRow = {
  /** The HTTP status. */
  status: number
  title: string
  /** The steps that help the person, the best first. */
  remedies: readonly (typeof remedies)[number][]
  /** The time after which the same request can succeed by itself: minutes, hours or days, or never. */
  passes: 'shortly' | 'later' | 'never'
}

/** Every failure, a row each: the one list of codes, which are stable and machine-readable. */
export const problems = {
  INVALID_REQUEST: { status: 400, title: 'The request is not valid', remedies: [], passes: 'never' },
  UNAUTHORIZED: { status: 401, title: 'Unauthorized', remedies: [], passes: 'never' },
  EMAIL_REQUIRED: { status: 401, title: 'An email address is needed', remedies: [], passes: 'never' },
  SIGN_IN_REQUIRED: { status: 401, title: 'Please sign in', remedies: [], passes: 'never' },
  FORBIDDEN: { status: 403, title: 'Not allowed', remedies: [], passes: 'never' },
  DEVICE_LIMIT: { status: 403, title: 'Too many devices', remedies: [], passes: 'never' },
  KEY_INVALID: { status: 401, title: 'This API key does not work', remedies: [], passes: 'never' },
  KEY_SCOPE: { status: 403, title: 'Not allowed for this API key', remedies: [], passes: 'never' },
  KEY_IN_URL: { status: 400, title: 'An API key in the address', remedies: [], passes: 'never' },
  KEY_LIMIT: { status: 409, title: 'Too many API keys', remedies: [], passes: 'never' },
  WEBHOOK_LIMIT: { status: 409, title: 'Too many webhooks', remedies: [], passes: 'never' },
  DESTINATION_LIMIT: { status: 409, title: 'Too many destinations', remedies: [], passes: 'never' },
  DESTINATION_LOCATION: { status: 400, title: 'Nothing to write to', remedies: [], passes: 'never' },
  DESTINATION_OFF: { status: 409, title: 'This destination is off', remedies: [], passes: 'never' },
  DESTINATION_TOKEN: { status: 400, title: 'This token is not accepted', remedies: [], passes: 'never' },
  DESTINATION_UNREACHABLE: {
    status: 502,
    title: 'The destination does not answer',
    remedies: ['retry'],
    passes: 'shortly',
  },
  WEBHOOK_OFF: { status: 409, title: 'This webhook is off', remedies: [], passes: 'never' },
  IDEMPOTENCY_MISMATCH: {
    status: 422,
    title: 'Another request under this Idempotency-Key',
    remedies: [],
    passes: 'never',
  },
  CODE_WRONG: { status: 400, title: 'Wrong code', remedies: ['retry'], passes: 'never' },
  CODE_REPLACED: { status: 400, title: 'An older code', remedies: ['retry'], passes: 'never' },
  CODE_LOCKED: { status: 410, title: 'Tried too often', remedies: [], passes: 'never' },
  CODE_USED: { status: 410, title: 'This code was used already', remedies: [], passes: 'never' },
  CODE_EXPIRED: { status: 410, title: 'This code has expired', remedies: [], passes: 'never' },
  INVITATION_ENDED: { status: 410, title: 'This invitation has ended', remedies: [], passes: 'never' },
  INVALID_LINK: { status: 400, title: 'Not a YouTube link', remedies: ['another'], passes: 'never' },
  NOT_FOUND: { status: 404, title: 'Not found', remedies: [], passes: 'never' },
  METHOD_NOT_ALLOWED: { status: 405, title: 'Not possible at this address', remedies: [], passes: 'never' },
  REQUEST_TIMEOUT: {
    status: 408,
    title: 'The request took too long to arrive',
    remedies: ['retry'],
    passes: 'shortly',
  },
  PAYLOAD_TOO_LARGE: { status: 413, title: 'Too large', remedies: [], passes: 'never' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, title: 'Unsupported content type', remedies: [], passes: 'never' },
  TRANSCRIPT_EMPTY: {
    status: 422,
    title: 'No words in the transcript',
    remedies: ['paste', 'another'],
    passes: 'later',
  },
  TRANSCRIPT_NOT_TEXT: { status: 422, title: 'Not a text file', remedies: ['paste'], passes: 'never' },
  TRANSCRIPT_TOO_LARGE: { status: 413, title: 'Transcript too large', remedies: ['paste'], passes: 'never' },
  TRANSCRIPT_TOO_LONG: { status: 422, title: 'Transcript too long', remedies: ['paste'], passes: 'never' },
  SOURCE_UNAVAILABLE: {
    status: 503,
    title: 'No transcript from YouTube',
    remedies: ['paste', 'another'],
    passes: 'later',
  },
  VIDEO_NOT_FOUND: { status: 404, title: 'Video not found', remedies: ['another'], passes: 'never' },
  PLAYLIST_NOT_FOUND: { status: 404, title: 'Playlist not found', remedies: ['another'], passes: 'never' },
  PRIVATE_VIDEO: { status: 403, title: 'Private video', remedies: ['paste', 'another'], passes: 'never' },
  AGE_RESTRICTED: {
    status: 403,
    title: 'Age-restricted video',
    remedies: ['paste', 'another'],
    passes: 'never',
  },
  MEMBERS_ONLY: {
    status: 403,
    title: 'For channel members only',
    remedies: ['paste', 'another'],
    passes: 'never',
  },
  PAYMENT_NEEDED: { status: 403, title: 'Paid video', remedies: ['paste', 'another'], passes: 'never' },
  GEO_BLOCKED: {
    status: 451,
    title: 'Not available in this country',
    remedies: ['paste', 'another'],
    passes: 'never',
  },
  UPCOMING: { status: 422, title: 'Not started yet', remedies: ['another', 'retry'], passes: 'later' },
  LIVE_NOW: { status: 422, title: 'Live at the moment', remedies: ['another', 'retry'], passes: 'later' },
  LIVE_PROCESSING: {
    status: 422,
    title: 'The stream has just ended',
    remedies: ['another', 'retry'],
    passes: 'later',
  },
  VIDEO_PROCESSING: { status: 422, title: 'Not ready yet', remedies: ['another', 'retry'], passes: 'later' },
  NO_CAPTIONS: { status: 422, title: 'No captions', remedies: ['paste', 'another'], passes: 'later' },
  VIDEO_UNAVAILABLE: {
    status: 422,
    title: 'Video not available',
    remedies: ['paste', 'another'],
    passes: 'later',
  },
  CAPTIONS_WITHHELD: {
    status: 503,
    title: 'Captions withheld',
    remedies: ['paste', 'retry', 'another'],
    passes: 'later',
  },
  YOUTUBE_BLOCKED: {
    status: 503,
    title: 'YouTube is blocking this server',
    remedies: ['paste', 'retry', 'another'],
    passes: 'later',
  },
  YOUTUBE_RATE_LIMITED: {
    status: 503,
    title: 'Too many requests to YouTube',
    remedies: ['paste', 'retry', 'another'],
    passes: 'later',
  },
  YOUTUBE_PAUSED: {
    status: 503,
    title: 'A short pause',
    remedies: ['retry', 'paste', 'another'],
    passes: 'shortly',
  },
  YOUTUBE_CHANGED: {
    status: 503,
    title: 'YouTube has changed',
    remedies: ['paste', 'another'],
    passes: 'later',
  },
  YOUTUBE_UNREACHABLE: {
    status: 504,
    title: 'YouTube is not reachable',
    remedies: ['retry', 'paste'],
    passes: 'shortly',
  },
  FORM_NEEDS_MODEL: { status: 409, title: 'This form needs a language model', remedies: [], passes: 'never' },
  FORM_LIMIT: { status: 409, title: 'As many forms as the account may have', remedies: [], passes: 'never' },
  SUMMARY_FAILED: {
    status: 422,
    title: 'Unable to Generate Summary',
    remedies: ['retry', 'another'],
    passes: 'never',
  },
  SUMMARY_TIMEOUT: {
    status: 504,
    title: 'The summary took too long',
    remedies: ['retry', 'another'],
    passes: 'shortly',
  },
  SUMMARY_STOPPED: { status: 409, title: 'The summary was stopped', remedies: ['retry'], passes: 'shortly' },
  ...recordingProblems,
  PAYMENT_INVALID: { status: 400, title: 'Payment Verification Failed', remedies: [], passes: 'never' },
  ALREADY_SUBSCRIBED: { status: 409, title: 'Already subscribed', remedies: [], passes: 'never' },
  NOTHING_TO_CANCEL: { status: 409, title: 'Nothing to cancel', remedies: [], passes: 'never' },
  NOTHING_TO_RESUME: { status: 409, title: 'Nothing to resume', remedies: [], passes: 'never' },
  PAYMENT_PROVIDER_UNREACHABLE: {
    status: 503,
    title: 'The payment provider is not reachable',
    remedies: ['retry'],
    passes: 'shortly',
  },
  PAYMENT_PROVIDER_REFUSED: {
    status: 502,
    title: 'The payment provider refused the request',
    remedies: ['retry'],
    passes: 'never',
  },
  QUESTION_LIMIT: { status: 429, title: 'No questions left', remedies: [], passes: 'later' },
  TRANSLATION_NEEDS_MODEL: {
    status: 409,
    title: 'Translating needs a language model',
    remedies: [],
    passes: 'never',
  },
  TRANSLATION_LIMIT: { status: 429, title: 'No translations left', remedies: [], passes: 'later' },
  RECORDING_NEEDS_RECOGNIZER: {
    status: 409,
    title: 'Recordings need a speech recognizer',
    remedies: ['paste'],
    passes: 'never',
  },
  RECORDING_LIMIT: { status: 429, title: 'No minutes of sound left', remedies: ['paste'], passes: 'later' },
  CHANGED_ELSEWHERE: { status: 409, title: 'Changed elsewhere', remedies: ['retry'], passes: 'never' },
  PASTE_LIMIT: { status: 429, title: 'No room left for transcripts', remedies: [], passes: 'later' },
  FOLLOW_LIMIT: { status: 409, title: 'Following as much as the account may', remedies: [], passes: 'never' },
  FEED_UNREACHABLE: {
    status: 503,
    title: 'The feed is not answering',
    remedies: ['retry'],
    passes: 'shortly',
  },
  FEED_UNREADABLE: { status: 422, title: 'Not a feed', remedies: [], passes: 'never' },
  NO_TRANSCRIPT: { status: 422, title: 'No transcript', remedies: ['paste'], passes: 'later' },
  RATE_LIMITED: { status: 429, title: 'Too many requests', remedies: ['retry'], passes: 'shortly' },
  OVERLOADED: { status: 503, title: 'Busy', remedies: ['retry'], passes: 'shortly' },
  SHUTTING_DOWN: { status: 503, title: 'Restarting', remedies: ['retry'], passes: 'shortly' },
  DATABASE_UNAVAILABLE: {
    status: 503,
    title: 'The database is not available',
    remedies: ['retry'],
    passes: 'shortly',
  },
  STORAGE_UNAVAILABLE: {
    status: 503,
    title: 'The storage is not reachable',
    remedies: ['retry'],
    passes: 'shortly',
  },
  STORAGE_DAMAGED: {
    status: 500,
    title: 'The text was lost',
    remedies: ['paste', 'another'],
    passes: 'never',
  },
  MAIL_UNAVAILABLE: { status: 503, title: 'Emails cannot be sent', remedies: ['retry'], passes: 'shortly' },
  INTERNAL: { status: 500, title: 'Something went wrong', remedies: ['retry'], passes: 'later' },
} as const satisfies Record<string, ProblemRow>

export type ProblemCode = keyof typeof problems

/** The codes of all rows, for schemas. */
export const problemCodes = Object.keys(problems).filter(isProblemCode)

function isProblemCode(key: string): key is ProblemCode {
  return Object.hasOwn(problems, key)
}
