import { describe, expect, it } from 'vitest'
import { failureKinds } from '#server/adapters/youtube/failures/failure-kinds.ts'
import type { FailureKind } from '#server/adapters/youtube/failures/failure-kinds.ts'
import { mostTelling, YoutubeFailure } from '#server/adapters/youtube/failures/youtube-failure.ts'
import { classifyPlayer } from '#server/adapters/youtube/player/classify.ts'
import { playerAnswerSchema } from '#server/adapters/youtube/player/player-answer.ts'

const videoId = 'okManual001'

function kindOf(playabilityStatus: object, details: object = {}): FailureKind | undefined {
  const answer = { playabilityStatus, videoDetails: { videoId, ...details } }
  return classifyPlayer(playerAnswerSchema.parse(answer), videoId)?.kind
}

describe('what an answer of the player means, when its texts fit more than one failure', () => {
  it.each<[FailureKind, object]>([
    [
      'ADDRESS_BLOCKED',
      {
        status: 'LOGIN_REQUIRED',
        reason: 'Sign in to confirm you’re not a bot',
        messages: ['private video'],
      },
    ],
    [
      'ADDRESS_BLOCKED',
      { status: 'ERROR', reason: 'This video is private', errorScreen: { playerCaptchaViewModel: {} } },
    ],
    [
      'SESSION_LIMITED',
      {
        status: 'UNPLAYABLE',
        reason: 'This content isn’t available, try again later. Sign in for your country',
      },
    ],
    ['CLIENT_REJECTED', { status: 'ERROR', reason: 'Not available on this app: this video is private' }],
    ['UPCOMING', { status: 'LIVE_STREAM_OFFLINE', reason: 'A private premiere' }],
    ['PRIVATE_VIDEO', { status: 'LOGIN_REQUIRED', reason: 'This video is private', messages: ['payment'] }],
    ['AGE_RESTRICTED', { status: 'LOGIN_REQUIRED', reason: 'Sign in to confirm your age or rent it' }],
    ['AGE_RESTRICTED', { status: 'CONTENT_CHECK_REQUIRED', reason: 'Think before you watch' }],
    ['AGE_RESTRICTED', { status: 'UNPLAYABLE', reason: 'Hm', desktopLegacyAgeGateReason: 1 }],
    ['PAYMENT_NEEDED', { status: 'UNPLAYABLE', reason: 'Rent or join this channel in your country' }],
    ['MEMBERS_ONLY', { status: 'UNPLAYABLE', reason: 'Members-only content in your country' }],
    ['GEO_BLOCKED', { status: 'UNPLAYABLE', reason: 'Not available in your country' }],
    ['GEO_BLOCKED', { status: 'ERROR', messages: ['Not available at your location'] }],
    ['MEMBERS_ONLY', { status: 'LOGIN_REQUIRED', reason: 'This video is only available to members' }],
    ['UNPLAYABLE', { status: 'LIVE_STREAM_OFFLINE', reason: 'This live stream recording is not available.' }],
    ['LOGIN_REQUIRED', { status: 'LOGIN_REQUIRED', reason: 'Sign in' }],
    ['VIDEO_NOT_FOUND', { status: 'ERROR', reason: 'Gone' }],
    ['UNPLAYABLE', { status: 'SOMETHING_NEW' }],
    // Words that only look like those of a failure.
    ['UNPLAYABLE', { status: 'UNPLAYABLE', reason: 'Parental privacy, current apartment' }],
  ])('is %s for %o', (kind, playability) => {
    expect(kindOf(playability)).toBe(kind)
  })

  it('is a block when another video comes than was asked for, even one that can be played', () => {
    expect(kindOf({ status: 'OK' }, { videoId: 'someOtherId' })).toBe('ADDRESS_BLOCKED')
    expect(kindOf({ status: 'ERROR' }, { videoId: 'someOtherId' })).toBe('ADDRESS_BLOCKED')
  })

  it('tells an upload that is being processed from a stream that has just ended', () => {
    const playability = { status: 'UNPLAYABLE', reason: "We're processing this video. Check back later." }
    expect(kindOf(playability, { isLiveContent: false })).toBe('VIDEO_PROCESSING')
    expect(kindOf(playability, { isLiveContent: true })).toBe('LIVE_PROCESSING')
  })

  it('is nothing bad for a video that can be played', () => {
    expect(kindOf({ status: 'OK' })).toBeUndefined()
    expect(kindOf({ status: 'OK' }, { isLive: true })).toBe('LIVE_NOW')
    expect(kindOf({ status: 'OK' }, { isUpcoming: true, isLive: true })).toBe('UPCOMING')
  })

  it('holds what YouTube says, and when an announced video begins', () => {
    const answer = playerAnswerSchema.parse({
      playabilityStatus: {
        status: 'LIVE_STREAM_OFFLINE',
        reason: 'Premieres in 2 days',
        liveStreamability: {
          liveStreamabilityRenderer: {
            offlineSlate: { liveStreamOfflineSlateRenderer: { scheduledStartTime: '1798135200' } },
          },
        },
      },
    })
    expect(classifyPlayer(answer, videoId)).toMatchObject({
      reason: 'Premieres in 2 days',
      startsAt: 1_798_135_200,
    })
  })

  it('does not fail on damaged fields that only help', () => {
    const damaged = { status: 'UNPLAYABLE', reason: 7, messages: 'no', errorScreen: [], liveStreamability: 1 }
    expect(kindOf(damaged)).toBe('UNPLAYABLE')
    expect(kindOf({ status: 'OK' }, { title: 1, isLive: 'yes', lengthSeconds: 5 })).toBeUndefined()
  })
})

/** From the most to the least telling; those of a line say equally much. */
const order: FailureKind[][] = [
  [
    'PRIVATE_VIDEO',
    'AGE_RESTRICTED',
    'MEMBERS_ONLY',
    'PAYMENT_NEEDED',
    'GEO_BLOCKED',
    'UPCOMING',
    'LIVE_NOW',
  ],
  ['SESSION_LIMITED'],
  ['ADDRESS_BLOCKED'],
  ['ADDRESS_LIMITED'],
  ['CAPTIONS_LIMITED'],
  ['CAPTIONS_GATED'],
  ['CAPTIONS_EMPTY'],
  ['CAPTIONS_CUT'],
  ['PAUSED'],
  ['LIVE_PROCESSING'],
  ['VIDEO_PROCESSING'],
  ['NO_SPEECH'],
  ['NO_CAPTIONS'],
  ['LOGIN_REQUIRED'],
  ['VIDEO_NOT_FOUND'],
  ['UNPLAYABLE'],
  ['PLAYLIST_NOT_FOUND'],
  ['ID_REFUSED'],
  ['CLIENT_REJECTED'],
  ['ANSWER_CHANGED'],
  ['UNREACHABLE'],
]

/** That a profile doesn't see a video or its captions. */
const absences: readonly FailureKind[] = [
  'LIVE_PROCESSING',
  'VIDEO_PROCESSING',
  'NO_SPEECH',
  'NO_CAPTIONS',
  'LOGIN_REQUIRED',
  'VIDEO_NOT_FOUND',
  'UNPLAYABLE',
]

describe('the failure that is reported when the applications disagree', () => {
  it('is that one could not be asked, where the others only do not see what it may', () => {
    const unheard = new YoutubeFailure('UNREACHABLE')
    for (const kind of absences) {
      expect(mostTelling([new YoutubeFailure(kind), unheard, new YoutubeFailure(kind)])).toBe(unheard)
    }
    const blocked = new YoutubeFailure('ADDRESS_BLOCKED')
    expect(mostTelling([new YoutubeFailure('NO_CAPTIONS'), unheard, blocked])).toBe(blocked)
  })

  it('is the most telling, whichever came first', () => {
    expect(order.flat().toSorted()).toEqual(Object.keys(failureKinds).toSorted())
    order.forEach((line, position) => {
      for (const more of line) {
        for (const less of order.slice(position + 1).flat()) {
          if (less === 'UNREACHABLE' && absences.includes(more)) continue
          const [one, other] = [new YoutubeFailure(more), new YoutubeFailure(less)]
          expect(mostTelling([one, other])).toBe(one)
          expect(mostTelling([other, one])).toBe(one)
        }
      }
    })
  })

  it('is the first of equally telling ones', () => {
    const [one, other] = [new YoutubeFailure('GEO_BLOCKED'), new YoutubeFailure('PRIVATE_VIDEO')]
    expect(mostTelling([one, other])).toBe(one)
    expect(mostTelling([other, one])).toBe(other)
  })
})
