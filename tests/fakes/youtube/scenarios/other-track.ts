import { failures, from, fromTrack } from '../expected.ts'
import { playable } from '../player-answer.ts'
import { json, plain } from '../reply.ts'
import type { Reply } from '../reply.ts'
import type { Scenario, Scenarios } from '../scenario.ts'
import { automaticTrack, humanTrack, storyTrack, transcriptSeconds, transcriptWritten } from '../tracks.ts'
import { video } from '../video.ts'
import type { SimulatedTrack } from '../video.ts'
import { repeatedCues } from '../written-cues.ts'

const transcript = video({
  title: 'A talk with two tracks',
  lengthSeconds: transcriptSeconds,
  tracks: [humanTrack, automaticTrack],
  audioTrackId: 'en-US.4',
})
/** 9:20 of 1:01:10. */
const earlyEndMs = 560_000
const longTranscriptSeconds = 3670
const firstPart = transcriptWritten.filter(({ endMs }) => endMs <= earlyEndMs)
const lastCue = { startMs: earlyEndMs - 1000, endMs: earlyEndMs, text: 'That is all that was written down.' }

/** All that was captioned of it is its first part. */
const cut = video({
  ...transcript,
  title: 'A talk that was captioned in part',
  lengthSeconds: longTranscriptSeconds,
  tracks: [{ ...humanTrack, cues: () => [...firstPart, lastCue] }],
})

/** 9:20 of 14:00. */
const early = video({ ...cut, title: 'A talk without captions at its end', lengthSeconds: 840 })

const inBritain: SimulatedTrack = { ...humanTrack, language: 'en-GB' }

const wholeTrack: SimulatedTrack = {
  ...inBritain,
  cues: () => repeatedCues(transcriptWritten, longTranscriptSeconds),
}

/** Two lines are shown at a time: each stays for two seconds after the next has begun. */
const overlappingTrack: SimulatedTrack = {
  ...humanTrack,
  cues: () => humanTrack.cues().map((cue) => ({ ...cue, endMs: cue.endMs + 2000 })),
}

/** Captions by a person that can't be used in some way; the automatic ones of the same answer can. */
function humanFails(about: string, captions: (ordinary: Reply) => Reply): Scenario {
  return {
    about,
    expected: fromTrack('automatic en'),
    video: transcript,
    captions: (query, ordinary) => (query.get('kind') === 'asr' ? ordinary : captions(ordinary)),
  }
}

function saying(text: string): Reply {
  return json({ wireMagic: 'pb3', events: [{ tStartMs: 1000, dDurationMs: 4000, segs: [{ utf8: text }] }] })
}

/** Videos with several tracks, of which the first at hand is the wrong one, or all end too soon. */
export const otherTrackScenarios: Scenarios = {
  humanStub01: humanFails('Captions by a person that are one line', () => saying('Subtitles follow soon')),
  humanEmpty1: humanFails('Captions by a person that come empty', () => plain(200)),
  humanMusic1: humanFails('Captions by a person that are music', () => saying('[Music]')),
  human404cap: humanFails('Captions by a person that are not found', () => plain(404)),
  earlyHuman1: {
    about: 'Captions by a person that end early, automatic ones that do not',
    expected: fromTrack('automatic en'),
    video: { ...transcript, tracks: [{ ...humanTrack, cues: () => firstPart }, automaticTrack] },
  },
  earlyEnd001: {
    about: 'Captions with words enough for the video, all of them in its first part',
    expected: failures.captionsPart,
    video: cut,
  },
  earlyMost01: {
    about: 'Captions of two thirds of the video',
    expected: fromTrack('human en', 'EARLY'),
    video: early,
  },
  cutFirstOk1: {
    about: 'Captions of the first part for the first application, all of them for the next',
    expected: from('ANDROID'),
    video: { ...cut, tracks: [...cut.tracks, wholeTrack] },
    player: (asked) => playable(asked, asked.client === 'VISIONOS' ? cut : { ...cut, tracks: [wholeTrack] }),
  },
  earlyOnce01: {
    about: 'Captions that end early, after which YouTube takes no more requests for any',
    expected: fromTrack('human en', 'EARLY'),
    video: early,
    player: (asked) =>
      playable(asked, asked.client === 'VISIONOS' ? early : { ...early, tracks: [inBritain] }),
    captions: (query, ordinary) =>
      query.get('lang') === inBritain.language
        ? plain(429, 'Too Many Requests', { 'retry-after': '120' })
        : ordinary,
  },
  overlapEnd1: {
    about: 'Captions that are shown on into the next ones',
    expected: fromTrack('human en'),
    video: { ...transcript, title: 'A talk in overlapping captions', tracks: [overlappingTrack] },
  },
  wrongHeard1: {
    about: 'An English course that the recogniser takes for Dutch',
    expected: fromTrack('human en'),
    video: video({
      title: 'Learn English: how to talk about the weather in everyday conversations',
      lengthSeconds: 100,
      tracks: [
        { ...storyTrack('de', 'Dutch (auto-generated)'), language: 'nl', automatic: true },
        storyTrack('en', 'English'),
      ],
      defaultTrack: 1,
    }),
  },
  dubDefault1: {
    about: 'English spoken, a German dub by a machine as the sound that is played first',
    expected: fromTrack('human en'),
    video: video({
      title: 'Spoken in English',
      lengthSeconds: 100,
      tracks: [storyTrack('de', 'German'), storyTrack('en', 'English')],
      audioTrackId: 'en-US.4',
      dubs: ['de-DE.10', 'fr-FR.10'],
    }),
  },
}
