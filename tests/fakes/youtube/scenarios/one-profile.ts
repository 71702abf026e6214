import { failures, from } from '../expected.ts'
import { playable, unplayable } from '../player-answer.ts'
import type { Asked } from '../player-answer.ts'
import { cutOff, googleError, hanging, plain, truncated } from '../reply.ts'
import type { Reply } from '../reply.ts'
import type { Scenario, Scenarios } from '../scenario.ts'
import { humanTrack, transcriptSeconds } from '../tracks.ts'
import { video } from '../video.ts'

const transcript = video({
  title: 'Seen by the second',
  lengthSeconds: transcriptSeconds,
  tracks: [humanTrack],
})

/** The first application meets this; the others see an ordinary video. */
function first(about: string, answer: (asked: Asked) => Reply): Scenario {
  return {
    about: `${about}, for the first application only`,
    expected: from('ANDROID'),
    video: transcript,
    player: (asked) => (asked.client === 'VISIONOS' ? answer(asked) : playable(asked, transcript)),
  }
}

/** The answer of the player of the video to the first application, with these captions instead. */
function firstTracks(about: string, track: Partial<typeof humanTrack>): Scenario {
  const other = video({ ...transcript, tracks: [{ ...humanTrack, ...track }] })
  return first(about, (asked) => playable(asked, other))
}

/** ANDROID alone has the captions and can't be reached at the moment. */
function hiccup(about: string, others: (asked: Asked) => Reply): Scenario {
  return {
    about: `${about} for all but the one application that answers 503`,
    expected: failures.unreachable,
    video: transcript,
    player: (asked) => (asked.client === 'ANDROID' ? plain(503) : others(asked)),
  }
}

/** Failures that another application does not share: the transcript arrives. */
export const oneProfileScenarios: Scenarios = {
  notFoundOne: first('Gone', () => unplayable({ status: 'ERROR', reason: 'Video unavailable' })),
  botCheckOne: first('A robot', () =>
    unplayable({ status: 'LOGIN_REQUIRED', reason: 'Sign in to confirm you’re not a bot' }),
  ),
  botCheckTwo: first('A robot again', () =>
    unplayable({ status: 'LOGIN_REQUIRED', reason: 'Sign in to confirm you’re not a bot' }),
  ),
  noCaptFirst: first('No captions', (asked) => playable(asked, video({}))),
  swapOnce001: first('Another video', (asked) => playable({ ...asked, videoId: 'okManual001' }, transcript)),
  rejectedOne: first('No longer served', () => googleError(400, 'FAILED_PRECONDITION')),
  jsonCutOne1: first('JSON that is cut off', (asked) => truncated(playable(asked, transcript))),
  http500once: {
    about: '500 for the first request of each application',
    expected: from('VISIONOS'),
    video: transcript,
    player: (asked) => (asked.time === 1 ? plain(500) : playable(asked, transcript)),
  },
  cutConnOnce: {
    about: 'The connection breaks at the first request of each application',
    expected: from('VISIONOS'),
    video: transcript,
    player: (asked) => (asked.time === 1 ? cutOff : playable(asked, transcript)),
  },
  slowFirst01: { ...first('No answer', () => hanging), hangs: true },
  potGateOne1: firstTracks('Guarded captions', { gatedFor: ['VISIONOS'] }),
  hiccupNoCap: hiccup('No captions', (asked) => playable(asked, video({}))),
  hiccupGone1: hiccup('Gone', () => unplayable({ status: 'ERROR', reason: 'Video unavailable' })),
  hiccupKids1: hiccup('Not shown', () =>
    unplayable({ status: 'UNPLAYABLE', reason: 'This video is not available' }),
  ),
}
