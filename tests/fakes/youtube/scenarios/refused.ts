import { failures } from '../expected.ts'
import type { ExpectedFailure } from '../expected.ts'
import { detailsOf, playable, unplayable } from '../player-answer.ts'
import type { Asked } from '../player-answer.ts'
import { json } from '../reply.ts'
import type { Reply } from '../reply.ts'
import type { Scenario, Scenarios } from '../scenario.ts'
import { humanTrack, transcriptSeconds } from '../tracks.ts'
import { video } from '../video.ts'

const transcript = video({
  title: 'Not for everybody',
  lengthSeconds: transcriptSeconds,
  tracks: [humanTrack],
})

type Playability = Parameters<typeof unplayable>[0]

/** A video that the player refuses to every application, with or without saying what it is. */
function refused(
  expected: ExpectedFailure,
  about: string,
  playability: Playability,
  withDetails = false,
): Scenario {
  const player = ({ videoId }: Asked): Reply =>
    unplayable(playability, withDetails ? detailsOf(videoId, transcript) : null)
  return { about, expected, video: transcript, player }
}

/** The words of the screen over the player. */
const screen = (reason: string, subreason: string) => ({
  playerErrorMessageRenderer: {
    reason: { simpleText: reason },
    subreason: { runs: [{ text: subreason.slice(0, 5) }, { text: subreason.slice(5) }] },
  },
})

const slate = (scheduledStartTime: string) => ({
  liveStreamabilityRenderer: {
    offlineSlate: { liveStreamOfflineSlateRenderer: { scheduledStartTime } },
  },
})

/** 24 December 2026, 18:00 UTC. */
const christmasEve = '1798135200'
const lastChristmasEve = '1766599200'

/** Videos that YouTube shows to nobody, or not to us: a property of the video. */
export const refusedScenarios: Scenarios = {
  privateVid1: refused(failures.private, 'Private', {
    status: 'LOGIN_REQUIRED',
    reason: 'This video is private',
    messages: ['This is a private video. Please sign in to verify that you may see it.'],
  }),
  ageNative01: refused(failures.age, 'Age-restricted, as the phone applications say it', {
    status: 'LOGIN_REQUIRED',
    reason: 'This video may be inappropriate for some users.',
  }),
  ageSignIn01: refused(failures.age, 'Age-restricted, as the website says it', {
    status: 'LOGIN_REQUIRED',
    reason: 'Sign in to confirm your age',
    desktopLegacyAgeGateReason: 1,
  }),
  ageStatus01: refused(failures.age, 'Age-restricted, by the status alone', {
    status: 'AGE_VERIFICATION_REQUIRED',
  }),
  members0001: refused(
    failures.members,
    'For members of the channel',
    {
      status: 'UNPLAYABLE',
      reason:
        'This video is available to this channel’s members on level: Friends (or any higher level). Join this channel to get access.',
    },
    true,
  ),
  premium0001: refused(
    failures.paid,
    'For Music Premium',
    { status: 'UNPLAYABLE', reason: 'This video is only available to Music Premium members' },
    true,
  ),
  premium0002: refused(failures.paid, 'For YouTube Premium', {
    status: 'UNPLAYABLE',
    reason: 'This video is only available to YouTube Premium members',
  }),
  rental00001: refused(failures.paid, 'To be rented', {
    status: 'UNPLAYABLE',
    reason: 'This video requires payment to watch.',
  }),
  trailer0001: refused(failures.paid, 'A film with a trailer in its place', {
    status: 'UNPLAYABLE',
    errorScreen: { playerLegacyDesktopYpcTrailerRenderer: { trailerVideoId: 'okManual001' } },
  }),
  geoBlocked1: refused(
    failures.country,
    'Not in this country',
    {
      status: 'UNPLAYABLE',
      reason: 'Video unavailable',
      errorScreen: screen(
        'Video unavailable',
        'The uploader has not made this video available in your country',
      ),
    },
    true,
  ),
  upcoming001: refused(
    { ...failures.upcoming, startsAt: '2026-12-24T18:00:00.000Z' },
    'A stream on Christmas Eve',
    {
      status: 'LIVE_STREAM_OFFLINE',
      reason: 'This live event will begin in 33 days.',
      liveStreamability: slate(christmasEve),
    },
  ),
  lateStart01: refused(
    { ...failures.lateStart, startsAt: '2025-12-24T18:00:00.000Z' },
    'A stream that should have begun a year ago',
    {
      status: 'LIVE_STREAM_OFFLINE',
      reason: 'This live event will begin in a few moments.',
      liveStreamability: slate(lastChristmasEve),
    },
  ),
  premiere001: refused(failures.upcoming, 'A premiere without a time', {
    status: 'LIVE_STREAM_OFFLINE',
    reason: 'Premieres in 2 days',
  }),
  liveNow0001: {
    about: 'Live at the moment',
    expected: failures.live,
    video: video({ title: 'Live from somewhere', lengthSeconds: 0 }),
    player: (asked) => playable(asked, video({ lengthSeconds: 0 }), { isLive: true, isLiveContent: true }),
  },
  liveEnded01: {
    about: 'A stream that has just ended',
    expected: failures.justEnded,
    video: video({ title: 'Live a moment ago' }),
    player: (asked) => playable(asked, video({}), { isPostLiveDvr: true, isLiveContent: true }),
  },
  eventEnded1: refused(failures.justEnded, 'A stream that has ended, by its sentence alone', {
    status: 'LIVE_STREAM_OFFLINE',
    reason: 'This live event has ended.',
  }),
  processing1: refused(failures.processing, 'A video that YouTube is still working on', {
    status: 'UNPLAYABLE',
    reason: "We're processing this video. Check back later.",
  }),
  streamOld01: {
    about: 'An old recording of a stream without captions',
    expected: failures.noCaptions,
    video: video({ title: 'Live long ago' }),
    player: (asked) => playable(asked, video({}), { isLiveContent: true }),
  },
  noCaptions1: {
    about: 'No captions at all',
    expected: failures.noCaptions,
    video: video({ title: 'Silent film' }),
  },
  musicOnly01: {
    about: 'Automatic captions that heard nothing but music',
    expected: failures.noSpeech,
    video: video({
      tracks: [
        {
          language: 'en',
          automatic: true,
          name: 'English (auto-generated)',
          cues: () => [
            { startMs: 0, endMs: 30_000, text: '[Music]' },
            { startMs: 60_000, endMs: 200_000, text: '[Applause]' },
          ],
        },
      ],
    }),
  },
  notFound001: refused(failures.notFound, 'Never existed', {
    status: 'ERROR',
    reason: 'This video is unavailable',
  }),
  removed0001: refused(failures.removed, 'Removed', {
    status: 'ERROR',
    reason: 'This video has been removed by the uploader',
  }),
  terminated1: refused(failures.terminated, 'Its account is gone', {
    status: 'ERROR',
    reason:
      'This video is no longer available because the YouTube account associated with this video has been terminated.',
  }),
  policyGone1: refused(failures.policy, 'Removed by YouTube, in a text that speaks of countries', {
    status: 'ERROR',
    reason:
      "This video has been removed for violating YouTube's policy on spam. Learn more about fighting spam in your country.",
  }),
  claimGone01: refused(failures.copyrightClaim, 'Gone by a claim that only the second line tells', {
    status: 'ERROR',
    reason: 'Video unavailable',
    errorScreen: screen(
      'Video unavailable',
      'This video is no longer available due to a copyright claim by Simulated Music',
    ),
  }),
  emptyObj001: {
    about: 'An empty answer',
    expected: failures.notFound,
    video: transcript,
    player: () => json({}),
  },
  loginOther1: refused(failures.signIn, 'Sign-in for a reason that nobody knows', {
    status: 'LOGIN_REQUIRED',
    reason: 'Please sign in to the moon',
  }),
  noEmbed0001: refused(failures.elsewhere, 'Not on other websites, with a link in the reason', {
    status: 'UNPLAYABLE',
    reason:
      '<a href="https://www.youtube.com/watch?v=noEmbed0001">Watch this video on YouTube.</a>\nPlayback on other websites has been disabled by the video owner.',
  }),
  claimBlock1: refused(
    failures.blockedEverywhere,
    'Blocked everywhere, which only the second line tells',
    {
      status: 'UNPLAYABLE',
      reason: 'Video unavailable',
      errorScreen: screen(
        'Video unavailable',
        'This video contains content from Simulated Music, who has blocked it on copyright grounds',
      ),
    },
    true,
  ),
  unplayable1: refused(failures.resting, 'Unplayable for a reason that nobody knows', {
    status: 'UNPLAYABLE',
    reason: 'This video is resting',
  }),
}
