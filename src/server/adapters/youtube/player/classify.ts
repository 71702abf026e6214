import { YoutubeFailure } from '../failures/youtube-failure.ts'
import type { FailureKind } from '../failures/failure-kinds.ts'
import type { PlayerAnswer } from './player-answer.ts'

type Playability = NonNullable<PlayerAnswer['playabilityStatus']>

/**
 * What an answer of the player means for a video: `null` when it can be played, else the failure. Texts are as YouTube
 * wrote them in English between 2025 and September 2026; they overlap, so the order of the tests matters.
 */
export function classifyPlayer(answer: PlayerAnswer, videoId: string): YoutubeFailure | null {
  const { playabilityStatus: playability, videoDetails: details } = answer
  // An address that YouTube distrusts is shown another video.
  if (details !== undefined && details.videoId !== videoId) return new YoutubeFailure('ADDRESS_BLOCKED')
  if (playability === undefined) {
    return new YoutubeFailure(details === undefined ? 'VIDEO_NOT_FOUND' : 'ANSWER_CHANGED')
  }
  if (playability.status === 'OK') return classifyPlayable(details)
  const reason = reasonOf(playability)
  const startsAt = startOf(playability)
  return new YoutubeFailure(kindOf(playability, textsOf(playability), details), { reason, startsAt })
}

function classifyPlayable(details: PlayerAnswer['videoDetails']): YoutubeFailure | null {
  if (details === undefined) return new YoutubeFailure('ANSWER_CHANGED')
  if (details.isUpcoming === true) return new YoutubeFailure('UPCOMING')
  return details.isLive === true ? new YoutubeFailure('LIVE_NOW') : null
}

const notSupported =
  /page needs to be reloaded|no longer supported in this application|latest version of youtube|not available on this app/i
const ageTexts = /confirm your age|age-restricted|inappropriate for some users/i
const ageStatuses = new Set(['AGE_CHECK_REQUIRED', 'AGE_VERIFICATION_REQUIRED', 'CONTENT_CHECK_REQUIRED'])

function kindOf(playability: Playability, texts: string, details: PlayerAnswer['videoDetails']): FailureKind {
  const { status, errorScreen } = playability
  if (errorScreen?.playerCaptchaViewModel !== undefined) return 'ADDRESS_BLOCKED'
  if (/not a bot/i.test(texts)) return 'ADDRESS_BLOCKED'
  if (/content isn't available/i.test(texts) && /try again later/i.test(texts)) return 'SESSION_LIMITED'
  if (notSupported.test(texts)) return 'CLIENT_REJECTED'
  if (isUpcoming(status, texts, details)) return 'UPCOMING'
  if (/\bprivate\b/i.test(texts)) return 'PRIVATE_VIDEO'
  if (ageTexts.test(texts) || ageStatuses.has(status)) return 'AGE_RESTRICTED'
  if (playability.desktopLegacyAgeGateReason !== undefined) return 'AGE_RESTRICTED'
  if (/Music Premium|payment|purchase|\brent\b/i.test(texts)) return 'PAYMENT_NEEDED'
  if (errorScreen?.playerLegacyDesktopYpcTrailerRenderer !== undefined) return 'PAYMENT_NEEDED'
  if (/channel's members|members-only|join this channel/i.test(texts)) return 'MEMBERS_ONLY'
  if (/your country|your location/i.test(texts)) return 'GEO_BLOCKED'
  if (status === 'LOGIN_REQUIRED') return 'LOGIN_REQUIRED'
  return status === 'ERROR' ? 'VIDEO_NOT_FOUND' : 'UNPLAYABLE'
}

function isUpcoming(status: string, texts: string, details: PlayerAnswer['videoDetails']): boolean {
  return (
    status === 'LIVE_STREAM_OFFLINE' ||
    details?.isUpcoming === true ||
    /\bpremieres in\b|\blive event will begin\b/i.test(texts)
  )
}

/** All that YouTube says about it, with plain apostrophes. */
function textsOf({ reason, messages, errorScreen }: Playability): string {
  const screen = errorScreen?.playerErrorMessageRenderer
  return [reason, ...(messages ?? []), screen?.reason, screen?.subreason]
    .filter((text) => text !== undefined)
    .join('\n')
    .replaceAll('\u2019', "'")
}

function reasonOf({ reason, errorScreen }: Playability): string | null {
  return reason ?? errorScreen?.playerErrorMessageRenderer?.reason ?? null
}

function startOf({ liveStreamability }: Playability): number | null {
  const slate = liveStreamability?.liveStreamabilityRenderer.offlineSlate.liveStreamOfflineSlateRenderer
  return slate !== undefined && /^\d{1,11}$/.test(slate.scheduledStartTime)
    ? Number(slate.scheduledStartTime)
    : null
}
