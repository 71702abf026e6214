import { playable } from '../player-answer.ts'
import type { Asked } from '../player-answer.ts'
import { cutOff, hanging, huge, plain, truncated } from '../reply.ts'
import type { Reply } from '../reply.ts'
import type { Scenario, Scenarios } from '../scenario.ts'
import { humanTrack } from '../tracks.ts'
import { video } from '../video.ts'

const talk = video({ title: 'Behind a bad line', tracks: [humanTrack] })

function player(about: string, answer: (asked: Asked) => Reply): Scenario {
  return { about, video: talk, player: answer }
}

function captions(about: string, answer: (ordinary: Reply) => Reply): Scenario {
  return { about, video: talk, captions: (_query, ordinary) => answer(ordinary) }
}

/** The captions of a talk that break off after ten lines. */
const beginning = video({
  title: 'Only its beginning',
  lengthSeconds: 3600,
  tracks: [{ ...humanTrack, cues: () => humanTrack.cues().slice(0, 10) }],
})

/** Broken connections, damaged and endless answers: a property of the line, or of YouTube's day. */
export const brokenScenarios: Scenarios = {
  http500play: player('500 from the player', () => plain(500)),
  http503text: captions('503 from the captions', () => plain(503)),
  cutConn0001: player('The connection breaks during the player', () => cutOff),
  cutConnText: captions('The connection breaks during the captions', () => cutOff),
  slowPlayer1: player('The player never answers', () => hanging),
  slowCapts01: captions('The captions never come', () => hanging),
  hugePlayer1: player('The player answers without end', () => huge),
  hugeCapts01: captions('The captions come without end', () => huge),
  jsonCut0001: player('The JSON of the player is cut off', (asked) => truncated(playable(asked, talk))),
  captCutJson: captions('The JSON of the captions is cut off', truncated),
  htmlPlayer1: player('A page in place of JSON', () => plain(200, '<!doctype html><title>YouTube</title>')),
  cutShort001: { about: 'Captions of the first minute of an hour', video: beginning },
  foreignHost: player('Captions on a host that is not YouTube', (asked) => {
    const ordinary = playable(asked, talk)
    const body = String(ordinary.body).replaceAll(
      'https://www.youtube.com/api/timedtext',
      'http://169.254.169.254/api/timedtext',
    )
    return { ...ordinary, body }
  }),
}
