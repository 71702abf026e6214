import { z } from 'zod'
import { parseQuickJson } from '#core/parse-json.ts'
import type { FailureKind } from '../failures/failure-kinds.ts'
import { YoutubeFailure } from '../failures/youtube-failure.ts'
import { textOf } from '../http/caller.ts'
import type { Answer } from '../http/caller.ts'
import type { PlayerAnswer } from './player-answer.ts'

type Playability = NonNullable<PlayerAnswer['playabilityStatus']>

/**
 * The meaning of a player's answer for a video: `null` when it can be played, else the failure. Texts are as
 * YouTube wrote them in English between 2025 and September 2026; they overlap, so the order of the tests
 * matters.
 */
export function classifyPlayer(answer: PlayerAnswer, videoId: string): YoutubeFailure | null {
  const { playabilityStatus: playability, videoDetails } = answer
  if (playability === undefined) {
    return new YoutubeFailure(videoDetails === undefined ? 'VIDEO_NOT_FOUND' : 'ANSWER_CHANGED')
  }
  const details = videoDetails?.videoId === undefined ? undefined : videoDetails
  // An address that YouTube distrusts is shown another video.
  if (details !== undefined && details.videoId !== videoId) return new YoutubeFailure('ADDRESS_BLOCKED')
  if (playability.status === 'OK') return classifyPlayable(playability, details)
  const reason = reasonOf(playability)
  const startsAt = startOf(playability)
  return new YoutubeFailure(kindOf(playability, textsOf(playability), details), { reason, startsAt })
}

function classifyPlayable(
  { liveStreamability }: Playability,
  details: PlayerAnswer['videoDetails'],
): YoutubeFailure | null {
  if (details === undefined) {
    return new YoutubeFailure(liveStreamability === undefined ? 'ANSWER_CHANGED' : 'LIVE_NOW')
  }
  if (details.isUpcoming === true) return new YoutubeFailure('UPCOMING')
  return details.isLive === true ? new YoutubeFailure('LIVE_NOW') : null
}

const notSupported =
  /page needs to be reloaded|no longer supported in this application|latest version of youtube|not available on this app/i
const justEnded = /live event has ended/i
/** Said of what was uploaded a moment ago, and of a recorded stream. */
const inProcess = /processing this video/i
/** Comes with the status of a stream that has not begun. */
const notRecorded = /recording is not available/i
const announced = /\bpremieres in\b|\bpremiere will begin\b|\blive event will begin\b/i
const ageTexts = /confirm your age|age-restricted|inappropriate for some users/i
const ageStatuses = new Set(['AGE_CHECK_REQUIRED', 'AGE_VERIFICATION_REQUIRED', 'CONTENT_CHECK_REQUIRED'])
/** Also said of videos removed everywhere, so `your country` in the same text means nothing. */
const removed = /has been removed|no longer available|has been terminated/i
const paid = /\b(?:music|youtube|tv) premium\b|\bpremium members\b|payment|purchase|\brent(?:al)?\b/i

function kindOf(playability: Playability, texts: string, details: PlayerAnswer['videoDetails']): FailureKind {
  const { status, errorScreen } = playability
  if (errorScreen?.playerCaptchaViewModel !== undefined) return 'ADDRESS_BLOCKED'
  if (/not a bot/i.test(texts)) return 'ADDRESS_BLOCKED'
  if (/content isn't available/i.test(texts) && /try again later/i.test(texts)) return 'SESSION_LIMITED'
  if (notSupported.test(texts)) return 'CLIENT_REJECTED'
  if (notRecorded.test(texts)) return 'UNPLAYABLE'
  if (justEnded.test(texts)) return 'LIVE_PROCESSING'
  if (inProcess.test(texts)) return details?.isLiveContent === true ? 'LIVE_PROCESSING' : 'VIDEO_PROCESSING'
  if (status === 'LIVE_STREAM_OFFLINE' || details?.isUpcoming === true || announced.test(texts))
    return 'UPCOMING'
  if (/\bprivate\b/i.test(texts)) return 'PRIVATE_VIDEO'
  if (ageTexts.test(texts) || ageStatuses.has(status)) return 'AGE_RESTRICTED'
  if (playability.desktopLegacyAgeGateReason !== undefined) return 'AGE_RESTRICTED'
  return kindOfUnplayable(playability, texts)
}

/** The kinds that are told apart by what YouTube wants in return, or by where and why it's gone. */
function kindOfUnplayable({ status, errorScreen }: Playability, texts: string): FailureKind {
  // Before what is paid for: the level in this text may be called anything.
  if (/this channel's members|available to members/i.test(texts)) return 'MEMBERS_ONLY'
  if (paid.test(texts)) return 'PAYMENT_NEEDED'
  if (errorScreen?.playerLegacyDesktopYpcTrailerRenderer !== undefined) return 'PAYMENT_NEEDED'
  if (errorScreen?.playerLegacyDesktopYpcOfferRenderer !== undefined) return 'PAYMENT_NEEDED'
  if (/members-only|join this channel/i.test(texts)) return 'MEMBERS_ONLY'
  if (removed.test(texts)) return 'VIDEO_NOT_FOUND'
  if (/your country|your location/i.test(texts)) return 'GEO_BLOCKED'
  if (status === 'LOGIN_REQUIRED') return 'LOGIN_REQUIRED'
  return status === 'ERROR' ? 'VIDEO_NOT_FOUND' : 'UNPLAYABLE'
}

/** All that YouTube says about it, with plain apostrophes. */
function textsOf({ reason, messages, errorScreen }: Playability): string {
  const screen = errorScreen?.playerErrorMessageRenderer
  return [reason, ...(messages ?? []), screen?.reason, screen?.subreason]
    .filter((text) => text !== undefined)
    .join('\n')
    .replaceAll('\u2019', "'")
}

/** Says only that there is no video. */
const sayingNothing =
  /^(?:this )?video (?:is |isn't )?(?:not available|unavailable|available)(?: any ?more)?\.?$/i

/** YouTube's reason, in the first line with one; `null` for none. Older answers have links in it. */
function reasonOf({ reason, messages, errorScreen }: Playability): string | null {
  const screen = errorScreen?.playerErrorMessageRenderer
  const said = [reason, screen?.reason, screen?.subreason, ...(messages ?? [])].map((text = '') =>
    text
      .replace(/<a\b[^>]*>[^<]*<\/a>/gi, '')
      .replace(/<[^>]*>/g, '')
      .replaceAll('\u2019', "'")
      .trim(),
  )
  return said.find((text) => text !== '' && !sayingNothing.test(text)) ?? null
}

function startOf({ liveStreamability }: Playability): number | null {
  const slate = liveStreamability?.liveStreamabilityRenderer.offlineSlate?.liveStreamOfflineSlateRenderer
  return slate !== undefined && /^\d{1,11}$/.test(slate.scheduledStartTime)
    ? Number(slate.scheduledStartTime)
    : null
}

const errorSchema = z.object({ error: z.object({ status: z.string() }) })
const captcha = /class="g-recaptcha"|\/recaptcha\//

/** The failure that an answer's status and form show; `null` when its content has to be read. */
export function classifyStatus(answer: Answer): YoutubeFailure | null {
  const { status, location, retryAfterSeconds } = answer
  if (status === 429 && retryAfterSeconds === null) return new YoutubeFailure('ADDRESS_LIMITED')
  if (status === 429 || status === 403) return new YoutubeFailure('ADDRESS_BLOCKED', { retryAfterSeconds })
  if (status >= 500) return new YoutubeFailure('UNREACHABLE')
  if (status >= 300 && status < 400) {
    return new YoutubeFailure(leadsToSorry(location) ? 'ADDRESS_BLOCKED' : 'ANSWER_CHANGED')
  }
  if (status === 400) return classifyBadRequest(textOf(answer))
  if (status >= 400) return new YoutubeFailure('ANSWER_CHANGED')
  const isPage = answer.contentType.startsWith('text/html')
  return isPage && captcha.test(textOf(answer)) ? new YoutubeFailure('ADDRESS_BLOCKED') : null
}

/** Versions that YouTube has given up get 400 for every video. */
function classifyBadRequest(body: string): YoutubeFailure {
  const { data } = errorSchema.safeParse(parseQuickJson(body))
  return new YoutubeFailure(data?.error.status === 'INVALID_ARGUMENT' ? 'ID_REFUSED' : 'CLIENT_REJECTED')
}

/** A location is the page to which Google sends an address that it takes for a robot. */
function leadsToSorry(location: string | null): boolean {
  if (location === null || !URL.canParse(location)) return false
  const { hostname, pathname } = new URL(location)
  return /(?:^|\.)google\.com$/.test(hostname) && pathname.startsWith('/sorry')
}
