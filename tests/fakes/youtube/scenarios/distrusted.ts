import { detailsOf, playable, unplayable } from '../player-answer.ts'
import type { Asked } from '../player-answer.ts'
import { googleError, json, plain } from '../reply.ts'
import type { Reply } from '../reply.ts'
import type { Scenario, Scenarios } from '../scenario.ts'
import { humanTrack } from '../tracks.ts'
import { video } from '../video.ts'

const talk = video({ title: 'Wanted by everybody', tracks: [humanTrack] })
const botCheck = unplayable({
  status: 'LOGIN_REQUIRED',
  reason: 'Sign in to confirm you’re not a bot',
})
const tooMany = plain(429, 'Too Many Requests', { 'retry-after': '120' })
const sessionLimit = unplayable({
  status: 'UNPLAYABLE',
  reason: 'Video unavailable',
  errorScreen: {
    playerErrorMessageRenderer: {
      reason: { simpleText: 'Video unavailable' },
      subreason: { simpleText: 'This content isn’t available, try again later.' },
    },
  },
})

function always(about: string, reply: Reply): Scenario {
  return { about, video: talk, player: () => reply }
}

function swapped(asked: Asked): Reply {
  return playable({ ...asked, videoId: 'okManual001' }, talk)
}

/** What an address, a visit or an application meets that YouTube does not trust. */
export const distrustedScenarios: Scenarios = {
  botCheck001: always('Taken for a robot', botCheck),
  captchaVw01: always(
    'A riddle in place of the video',
    unplayable({ status: 'UNPLAYABLE', errorScreen: { playerCaptchaViewModel: {} } }),
  ),
  recaptcha01: always('A page with a riddle', plain(200, '<form><div class="g-recaptcha"></div></form>')),
  sorryRedir1: always(
    'Sent to the page that says sorry',
    plain(302, '', { location: 'https://www.google.com/sorry/index?continue=https://www.youtube.com/' }),
  ),
  http403play: always('403 from the player', plain(403, 'Forbidden')),
  http429play: always('429 from the player', tooMany),
  http429text: { about: '429 from the captions', video: talk, captions: () => tooMany },
  swappedVid1: { about: 'Another video in its place', video: talk, player: swapped },
  sessionLim1: always('Every visit has asked too often', sessionLimit),
  sessionOnce: {
    about: 'Only the first visit has asked too often',
    video: talk,
    player: (asked) => (asked.time === 1 ? sessionLimit : playable(asked, talk)),
  },
  rejected001: always('Applications that are no longer served', googleError(400, 'FAILED_PRECONDITION')),
  reload00001: always(
    'The page needs to be reloaded',
    unplayable({
      status: 'UNPLAYABLE',
      reason: 'Video unavailable',
      errorScreen: {
        playerErrorMessageRenderer: { subreason: { simpleText: 'The page needs to be reloaded.' } },
      },
    }),
  ),
  outdated001: always(
    'Applications that are too old',
    unplayable({
      status: 'ERROR',
      reason: 'YouTube is no longer supported in this application or device.',
    }),
  ),
  idRefused01: always('Something is wrong with the id', googleError(400, 'INVALID_ARGUMENT')),
  potGated001: {
    about: 'All captions need a proof of origin',
    video: { ...talk, tracks: [{ ...humanTrack, gatedFor: 'all' }] },
  },
  captEmpty01: { about: 'Captions come empty', video: talk, captions: () => plain(200) },
  capt404text: { about: 'Captions are not found', video: talk, captions: () => plain(404) },
  disagree001: {
    about: 'A robot to one, no captions to another, gone to the third',
    video: talk,
    player: (asked) => {
      if (asked.client === 'VISIONOS') return unplayable({ status: 'ERROR', reason: 'Video unavailable' })
      return asked.client === 'ANDROID' ? playable(asked, video({})) : botCheck
    },
  },
  disagree002: {
    about: 'Gone to one, private to another',
    video: talk,
    player: ({ client, videoId }) =>
      client === 'VISIONOS'
        ? unplayable({ status: 'ERROR', reason: 'Video unavailable' })
        : unplayable({ status: 'LOGIN_REQUIRED', reason: 'This video is private' }, detailsOf(videoId, talk)),
  },
  noDetails01: always('Playable, but nothing about the video', json({ playabilityStatus: { status: 'OK' } })),
}
