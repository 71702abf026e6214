import { failures } from '../expected.ts'
import type { ExpectedFailure } from '../expected.ts'
import { playable } from '../player-answer.ts'
import type { Asked } from '../player-answer.ts'
import { cutOff, hanging, huge, json, plain, truncated } from '../reply.ts'
import type { Reply } from '../reply.ts'
import type { Scenario, Scenarios } from '../scenario.ts'
import { humanTrack, transcriptSeconds } from '../tracks.ts'
import { video } from '../video.ts'

const transcript = video({
  title: 'Behind a bad line',
  lengthSeconds: transcriptSeconds,
  tracks: [humanTrack],
})

function player(expected: ExpectedFailure, about: string, answer: (asked: Asked) => Reply): Scenario {
  return { about, expected, video: transcript, player: answer }
}

function captions(expected: ExpectedFailure, about: string, answer: (ordinary: Reply) => Reply): Scenario {
  return { about, expected, video: transcript, captions: (_query, ordinary) => answer(ordinary) }
}

/** The captions of a transcript that break off after ten lines. */
const beginning = video({
  title: 'Only its beginning',
  lengthSeconds: 3600,
  tracks: [{ ...humanTrack, cues: () => humanTrack.cues().slice(0, 10) }],
})

/** Broken connections, damaged and endless answers: a property of the line, or of YouTube's day. */
export const brokenScenarios: Scenarios = {
  http500play: player(failures.unreachable, '500 from the player', () => plain(500)),
  http503text: captions(failures.unreachable, '503 from the captions', () => plain(503)),
  cutConn0001: player(failures.unreachable, 'The connection breaks during the player', () => cutOff),
  cutConnText: captions(failures.unreachable, 'The connection breaks during the captions', () => cutOff),
  slowPlayer1: { ...player(failures.unreachable, 'The player never answers', () => hanging), hangs: true },
  slowCapts01: { ...captions(failures.unreachable, 'The captions never come', () => hanging), hangs: true },
  hugePlayer1: player(failures.changed, 'The player answers without end', () => huge),
  hugeCapts01: captions(failures.changed, 'The captions come without end', () => huge),
  jsonCut0001: player(failures.changed, 'The JSON of the player is cut off', (asked) =>
    truncated(playable(asked, transcript)),
  ),
  captCutJson: captions(failures.emptyCaptions, 'The JSON of the captions is cut off', truncated),
  captBadJson: captions(failures.emptyCaptions, 'The JSON of the captions is damaged inside', (ordinary) => ({
    ...ordinary,
    body: String(ordinary.body).replace('"events"', 'events'),
  })),
  captNoEvent: captions(failures.emptyCaptions, 'The captions are an empty object', () => json({})),
  htmlPlayer1: player(failures.changed, 'A page in place of JSON', () =>
    plain(200, '<!doctype html><title>YouTube</title>'),
  ),
  cutShort001: {
    about: 'Captions of the first minute of an hour',
    expected: failures.cutCaptions,
    video: beginning,
  },
  foreignHost: player(failures.changed, 'Captions on a host that is not YouTube', (asked) => {
    const ordinary = playable(asked, transcript)
    const body = String(ordinary.body).replaceAll(
      'https://www.youtube.com/api/timedtext',
      'http://169.254.169.254/api/timedtext',
    )
    return { ...ordinary, body }
  }),
}
