import type { ProblemCode } from '#contract/problems.ts'

const minute = 60
const hour = 60 * minute

type KindFacts = {
  code: ProblemCode
  /** The weight of a failure: when profiles disagree, the highest says most about the video. */
  weight: number
  /** No other profile will see it differently, so none is asked. */
  isFinal: boolean
  /** The meaning for the profile that met it: it works, it may be broken, or nothing. */
  profile: 'works' | 'doubtful' | 'unknown'
  /** The seconds for which the same answer is given without asking YouTube again; 0 asks each time. */
  keepSeconds: number
  /** The seconds until trying again makes sense; `null` when waiting does not help. */
  retryAfterSeconds: number | null
  /** It says only that a profile doesn't see the video or its captions. */
  isAbsence?: true
}

/** It is a property of the video. */
const final = { isFinal: true, profile: 'works', keepSeconds: 10 * minute } as const
/** It may be the profile or the video; all are asked. */
const open = { isFinal: false, profile: 'unknown' } as const
/** It may be the profile or the video, and another profile may see what this one doesn't. */
const absent = { ...open, isAbsence: true } as const
/** It is the profile, the network address or YouTube. */
const doubtful = { isFinal: false, profile: 'doubtful' } as const

/**
 * Everything that can go wrong at YouTube. The weights follow what was observed: an address that YouTube
 * distrusts gets answers that look like a missing video or missing captions, so a block outweighs those.
 */
export const failureKinds = {
  PRIVATE_VIDEO: { ...final, code: 'PRIVATE_VIDEO', weight: 100, retryAfterSeconds: null },
  AGE_RESTRICTED: { ...final, code: 'AGE_RESTRICTED', weight: 100, retryAfterSeconds: null },
  MEMBERS_ONLY: { ...final, code: 'MEMBERS_ONLY', weight: 100, retryAfterSeconds: null },
  PAYMENT_NEEDED: { ...final, code: 'PAYMENT_NEEDED', weight: 100, retryAfterSeconds: null },
  GEO_BLOCKED: { ...final, code: 'GEO_BLOCKED', weight: 100, retryAfterSeconds: null },
  UPCOMING: { ...final, code: 'UPCOMING', weight: 100, retryAfterSeconds: hour },
  LIVE_NOW: { ...final, code: 'LIVE_NOW', weight: 100, retryAfterSeconds: 3 * hour },
  // No profile may be tried for a moment, which says nothing of the video: it outweighs what all have to
  // agree on.
  PAUSED: {
    isFinal: false,
    profile: 'unknown',
    code: 'YOUTUBE_PAUSED',
    weight: 76,
    keepSeconds: 0,
    retryAfterSeconds: minute,
  },
  // Confirmed by all profiles first: one that is refused captions says the same of a finished recording.
  LIVE_PROCESSING: {
    ...absent,
    code: 'LIVE_PROCESSING',
    weight: 75,
    keepSeconds: 10 * minute,
    retryAfterSeconds: 3 * hour,
  },
  VIDEO_PROCESSING: {
    ...absent,
    code: 'VIDEO_PROCESSING',
    weight: 74,
    keepSeconds: 10 * minute,
    retryAfterSeconds: hour,
  },
  SESSION_LIMITED: {
    ...doubtful,
    code: 'YOUTUBE_RATE_LIMITED',
    weight: 91,
    keepSeconds: minute,
    retryAfterSeconds: hour,
  },
  ADDRESS_BLOCKED: {
    ...doubtful,
    code: 'YOUTUBE_BLOCKED',
    weight: 90,
    keepSeconds: minute,
    retryAfterSeconds: 10 * minute,
  },
  // 429 that says nothing of how long.
  ADDRESS_LIMITED: {
    ...doubtful,
    code: 'YOUTUBE_BLOCKED',
    weight: 89,
    keepSeconds: minute,
    retryAfterSeconds: 10 * minute,
  },
  // 429 for captions, which come from the same place for every profile: asking again only makes it last.
  CAPTIONS_LIMITED: {
    isFinal: true,
    profile: 'works',
    code: 'YOUTUBE_BLOCKED',
    weight: 88,
    keepSeconds: minute,
    retryAfterSeconds: 10 * minute,
  },
  CAPTIONS_GATED: {
    ...doubtful,
    code: 'CAPTIONS_WITHHELD',
    weight: 81,
    keepSeconds: minute,
    retryAfterSeconds: hour,
  },
  CAPTIONS_EMPTY: {
    ...doubtful,
    code: 'CAPTIONS_WITHHELD',
    weight: 80,
    keepSeconds: minute,
    retryAfterSeconds: hour,
  },
  CAPTIONS_CUT: {
    ...open,
    code: 'CAPTIONS_WITHHELD',
    weight: 79,
    keepSeconds: minute,
    retryAfterSeconds: hour,
  },
  NO_SPEECH: { ...absent, code: 'NO_CAPTIONS', weight: 71, keepSeconds: hour, retryAfterSeconds: null },
  NO_CAPTIONS: { ...absent, code: 'NO_CAPTIONS', weight: 70, keepSeconds: hour, retryAfterSeconds: null },
  LOGIN_REQUIRED: {
    ...absent,
    code: 'VIDEO_UNAVAILABLE',
    weight: 60,
    keepSeconds: minute,
    retryAfterSeconds: null,
  },
  VIDEO_NOT_FOUND: {
    ...absent,
    code: 'VIDEO_NOT_FOUND',
    weight: 50,
    keepSeconds: 10 * minute,
    retryAfterSeconds: null,
  },
  UNPLAYABLE: {
    ...absent,
    code: 'VIDEO_UNAVAILABLE',
    weight: 40,
    keepSeconds: minute,
    retryAfterSeconds: null,
  },
  PLAYLIST_NOT_FOUND: {
    ...final,
    code: 'PLAYLIST_NOT_FOUND',
    weight: 35,
    retryAfterSeconds: null,
  },
  ID_REFUSED: { ...open, code: 'INVALID_LINK', weight: 31, keepSeconds: 0, retryAfterSeconds: null },
  CLIENT_REJECTED: {
    ...doubtful,
    code: 'YOUTUBE_CHANGED',
    weight: 30,
    keepSeconds: 0,
    retryAfterSeconds: null,
  },
  ANSWER_CHANGED: {
    ...doubtful,
    code: 'YOUTUBE_CHANGED',
    weight: 29,
    keepSeconds: 0,
    retryAfterSeconds: null,
  },
  UNREACHABLE: {
    ...doubtful,
    code: 'YOUTUBE_UNREACHABLE',
    weight: 20,
    keepSeconds: 0,
    retryAfterSeconds: minute,
  },
} as const satisfies Record<string, KindFacts>

export type FailureKind = keyof typeof failureKinds

/** The facts about a kind of failure. */
export function factsOf(kind: FailureKind): KindFacts {
  return failureKinds[kind]
}
