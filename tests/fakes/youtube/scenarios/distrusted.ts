import { from, failures } from '../expected.ts'
import type { ExpectedFailure } from '../expected.ts'
import { detailsOf, playable, unplayable } from '../player-answer.ts'
import type { Asked } from '../player-answer.ts'
import { googleError, json, plain } from '../reply.ts'
import type { Reply } from '../reply.ts'
import type { Scenario, Scenarios } from '../scenario.ts'
import { humanTrack, transcriptSeconds } from '../tracks.ts'
import { video } from '../video.ts'

const transcript = video({
  title: 'Wanted by everybody',
  lengthSeconds: transcriptSeconds,
  tracks: [humanTrack],
})
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

function always(expected: ExpectedFailure, about: string, reply: Reply): Scenario {
  return { about, expected, video: transcript, player: () => reply }
}

function swapped(asked: Asked): Reply {
  return playable({ ...asked, videoId: 'okManual001' }, transcript)
}

/** The refusal that an address, a visit or an application meets that YouTube does not trust. */
export const distrustedScenarios: Scenarios = {
  botCheck001: always(failures.blocked, 'Taken for a robot', botCheck),
  captchaVw01: always(
    failures.blocked,
    'A riddle in place of the video',
    unplayable({ status: 'UNPLAYABLE', errorScreen: { playerCaptchaViewModel: {} } }),
  ),
  recaptcha01: always(
    failures.blocked,
    'A page with a riddle',
    plain(200, '<form><div class="g-recaptcha"></div></form>'),
  ),
  sorryRedir1: always(
    failures.blocked,
    'Sent to the page that says sorry',
    plain(302, '', { location: 'https://www.google.com/sorry/index?continue=https://www.youtube.com/' }),
  ),
  http403play: always(failures.blocked, '403 from the player', plain(403, 'Forbidden')),
  http429play: always(failures.blocked, '429 from the player for two minutes', tooMany),
  http429bare: always(failures.limited, '429 from the player, and no word of how long', plain(429)),
  http429text: {
    about: '429 from the captions for two minutes',
    expected: failures.captionsLimited,
    video: transcript,
    captions: () => tooMany,
  },
  http429capt: {
    about: '429 from the captions, and no word of how long',
    expected: failures.captionsLimited,
    video: transcript,
    captions: () => plain(429),
  },
  swappedVid1: {
    about: 'Another video in its place',
    expected: failures.blocked,
    video: transcript,
    player: swapped,
  },
  sessionLim1: always(failures.tooOften, 'Every visit has asked too often', sessionLimit),
  sessionOnce: {
    about: 'Only the first visit has asked too often',
    expected: from('VISIONOS'),
    video: transcript,
    player: (asked) => (asked.time === 1 ? sessionLimit : playable(asked, transcript)),
  },
  rejected001: always(
    failures.rejected,
    'Applications that are no longer served',
    googleError(400, 'FAILED_PRECONDITION'),
  ),
  rejected002: always(failures.rejected, 'The same, once more', googleError(400, 'FAILED_PRECONDITION')),
  rejected003: always(failures.rejected, 'And again', googleError(400, 'FAILED_PRECONDITION')),
  reload00001: always(
    failures.rejected,
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
    failures.rejected,
    'Applications that are too old',
    unplayable({
      status: 'ERROR',
      reason: 'YouTube is no longer supported in this application or device.',
    }),
  ),
  idRefused01: always(
    failures.idRefused,
    'Something is wrong with the id',
    googleError(400, 'INVALID_ARGUMENT'),
  ),
  potGated001: {
    about: 'All captions need a proof of origin',
    expected: failures.gated,
    video: { ...transcript, tracks: [{ ...humanTrack, gatedFor: 'all' }] },
  },
  captEmpty01: {
    about: 'Captions come empty',
    expected: failures.emptyCaptions,
    video: transcript,
    captions: () => plain(200),
  },
  capt404text: {
    about: 'Captions are not found',
    expected: failures.emptyCaptions,
    video: transcript,
    captions: () => plain(404),
  },
  disagree001: {
    about: 'A robot to one, no captions to another, gone to the third',
    expected: failures.blocked,
    video: transcript,
    player: (asked) => {
      if (asked.client === 'VISIONOS') return unplayable({ status: 'ERROR', reason: 'Video unavailable' })
      return asked.client === 'ANDROID' ? playable(asked, video({})) : botCheck
    },
  },
  disagree002: {
    about: 'Gone to one, private to another',
    expected: failures.private,
    video: transcript,
    player: ({ client, videoId }) =>
      client === 'VISIONOS'
        ? unplayable({ status: 'ERROR', reason: 'Video unavailable' })
        : unplayable(
            { status: 'LOGIN_REQUIRED', reason: 'This video is private' },
            detailsOf(videoId, transcript),
          ),
  },
  noDetails01: always(
    failures.changed,
    'Playable, but nothing about the video',
    json({ playabilityStatus: { status: 'OK' } }),
  ),
}
