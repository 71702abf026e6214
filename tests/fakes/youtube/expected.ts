import type { ProblemCode } from '#contract/problems.ts'
import type { FailureKind } from '#server/adapters/youtube/failures/failure-kinds.ts'

/**
 * A transcript; `source` is the application that has it, `SPARSE` one with so few words that all were asked,
 * and `EARLY` one that ends long before its video. `track` is which captions they are, such as `automatic
 * en`.
 */
type Success = {
  isOk: true
  source: 'VISIONOS' | 'ANDROID' | 'IOS'
  outcome: 'OK' | 'SPARSE' | 'EARLY'
  track?: string
}
/**
 * A problem as a user sees it, and the kind that the server's log has; `startsAt` is of an announced video.
 */
export type ExpectedFailure = {
  isOk: false
  kind: FailureKind
  code: ProblemCode
  sentence: string
  startsAt?: string
}
/** The result for a caller who asks for a scenario. */
export type Expected = Success | ExpectedFailure

/** The transcript arrives, by this application. */
export function from(source: Success['source'], outcome: Success['outcome'] = 'OK'): Success {
  return { isOk: true, source, outcome }
}

/** The transcript arrives from these captions, by the first application. */
export function fromTrack(track: string, outcome: Success['outcome'] = 'OK'): Success {
  return { isOk: true, source: 'VISIONOS', outcome, track }
}

function problem(kind: FailureKind, code: ProblemCode, sentence: string): ExpectedFailure {
  return { isOk: false, kind, code, sentence }
}

const withheld = "YouTube currently withholds this video's captions. Try again later or paste the transcript."
const blocking =
  "YouTube is blocking requests from this server's network, as it often does with cloud servers. Paste the transcript, or try again later."
const changed =
  'YouTube has changed, and this server needs an update to keep up. Paste the transcript instead.'

const gone = "This video doesn't exist or has been removed."

/** A reason that this server does not know, in YouTube's words. */
function unknownReason(kind: 'LOGIN_REQUIRED' | 'UNPLAYABLE', reason: string): ExpectedFailure {
  const sentence = `YouTube doesn't show this video and says: “${reason}.” Paste the transcript if you have it.`
  return problem(kind, 'VIDEO_UNAVAILABLE', sentence)
}

/** Each kind of failure with its code and sentence, written out: the words are part of the product. */
export const failures = {
  private: problem(
    'PRIVATE_VIDEO',
    'PRIVATE_VIDEO',
    "This video is private, so its transcript can't be read. Ask the owner to make it public or unlisted, or paste the transcript.",
  ),
  age: problem(
    'AGE_RESTRICTED',
    'AGE_RESTRICTED',
    'This video is age-restricted; YouTube only shows it to signed-in adults. Paste the transcript instead.',
  ),
  members: problem(
    'MEMBERS_ONLY',
    'MEMBERS_ONLY',
    'This video is for channel members only. Paste the transcript if you have it.',
  ),
  paid: problem(
    'PAYMENT_NEEDED',
    'PAYMENT_NEEDED',
    'This video has to be bought, or needs YouTube Premium. Paste the transcript if you can see the video.',
  ),
  country: problem(
    'GEO_BLOCKED',
    'GEO_BLOCKED',
    "This video isn't available in the server's country. Paste the transcript instead.",
  ),
  upcoming: problem(
    'UPCOMING',
    'UPCOMING',
    "This premiere or stream hasn't started yet. Try again after it has ended.",
  ),
  lateStart: problem(
    'UPCOMING',
    'UPCOMING',
    'This premiere or stream is late: it should have started by now. Try again after it has ended.',
  ),
  live: problem(
    'LIVE_NOW',
    'LIVE_NOW',
    'This is a live stream. A transcript appears a few hours after it ends.',
  ),
  justEnded: problem(
    'LIVE_PROCESSING',
    'LIVE_PROCESSING',
    'This stream has only just ended and YouTube is still preparing its captions. Try again in a few hours.',
  ),
  processing: problem(
    'VIDEO_PROCESSING',
    'VIDEO_PROCESSING',
    'YouTube is still processing this video. Try again in a while.',
  ),
  noCaptions: problem(
    'NO_CAPTIONS',
    'NO_CAPTIONS',
    'This video has no captions. Paste a transcript if you have one.',
  ),
  noSpeech: problem(
    'NO_SPEECH',
    'NO_CAPTIONS',
    'The captions of this video have no speech, only music or sounds. Paste a transcript if you have one.',
  ),
  notFound: problem('VIDEO_NOT_FOUND', 'VIDEO_NOT_FOUND', gone),
  removed: problem(
    'VIDEO_NOT_FOUND',
    'VIDEO_NOT_FOUND',
    `${gone} YouTube says: “This video has been removed by the uploader.”`,
  ),
  copyrightClaim: problem(
    'VIDEO_NOT_FOUND',
    'VIDEO_NOT_FOUND',
    `${gone} YouTube says: “This video is no longer available due to a copyright claim by Simulated Music.”`,
  ),
  policy: problem(
    'VIDEO_NOT_FOUND',
    'VIDEO_NOT_FOUND',
    `${gone} YouTube says: “This video has been removed for violating YouTube's policy on spam. Learn more about fighting spam in your country.”`,
  ),
  terminated: problem(
    'VIDEO_NOT_FOUND',
    'VIDEO_NOT_FOUND',
    `${gone} YouTube says: “This video is no longer available because the YouTube account associated with this video has been terminated.”`,
  ),
  noPlaylist: problem(
    'PLAYLIST_NOT_FOUND',
    'PLAYLIST_NOT_FOUND',
    "This playlist doesn't exist, is private or is empty. Paste a link to one video.",
  ),
  idRefused: problem(
    'ID_REFUSED',
    'INVALID_LINK',
    'YouTube has no video at that link. Paste a link such as https://www.youtube.com/watch?v=… or youtu.be/…',
  ),
  signIn: unknownReason('LOGIN_REQUIRED', 'Please sign in to the moon'),
  resting: unknownReason('UNPLAYABLE', 'This video is resting'),
  elsewhere: unknownReason('UNPLAYABLE', 'Playback on other websites has been disabled by the video owner'),
  blockedEverywhere: unknownReason(
    'UNPLAYABLE',
    'This video contains content from Simulated Music, who has blocked it on copyright grounds',
  ),
  gated: problem('CAPTIONS_GATED', 'CAPTIONS_WITHHELD', withheld),
  emptyCaptions: problem('CAPTIONS_EMPTY', 'CAPTIONS_WITHHELD', withheld),
  cutCaptions: problem(
    'CAPTIONS_CUT',
    'CAPTIONS_WITHHELD',
    "YouTube gives only a part of this video's captions. Try again later or paste the transcript.",
  ),
  captionsPart: problem(
    'CAPTIONS_CUT',
    'CAPTIONS_WITHHELD',
    "This video's captions end at 9:20 of 1:01:10. Summarize that part, paste the transcript, or try again later.",
  ),
  blocked: problem('ADDRESS_BLOCKED', 'YOUTUBE_BLOCKED', blocking),
  limited: problem('ADDRESS_LIMITED', 'YOUTUBE_BLOCKED', blocking),
  captionsLimited: problem('CAPTIONS_LIMITED', 'YOUTUBE_BLOCKED', blocking),
  tooOften: problem(
    'SESSION_LIMITED',
    'YOUTUBE_RATE_LIMITED',
    'This server has asked YouTube too often. That can last up to an hour; until then, paste the transcript.',
  ),
  rejected: problem('CLIENT_REJECTED', 'YOUTUBE_CHANGED', changed),
  changed: problem('ANSWER_CHANGED', 'YOUTUBE_CHANGED', changed),
  unreachable: problem(
    'UNREACHABLE',
    'YOUTUBE_UNREACHABLE',
    "YouTube couldn't be reached or took too long to answer. Please try again in a moment.",
  ),
} as const satisfies Record<string, ExpectedFailure>
