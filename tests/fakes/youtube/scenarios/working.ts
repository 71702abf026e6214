import { from } from '../expected.ts'
import { playable, unplayable } from '../player-answer.ts'
import { plain, slow } from '../reply.ts'
import type { Scenarios } from '../scenario.ts'
import { automaticTrack, humanTrack, storyTrack, transcriptSeconds, transcriptWritten } from '../tracks.ts'
import { video } from '../video.ts'
import { repeatedCues } from '../written-cues.ts'

const transcript = video({
  title: 'JavaScript: The Good Parts',
  channel: 'Google TechTalks',
  lengthSeconds: transcriptSeconds,
  description: 'A talk about the good parts of JavaScript.',
  tracks: [humanTrack, automaticTrack],
  audioTrackId: 'en-US.4',
  dateText: 'Feb 27, 2009',
})
const twelveHours = 12 * 3600

const chapterLines = [
  'What is in it:',
  '0:00 Introduction',
  '12:30 - Objects',
  '(25:10) Functions',
  'Questions at the end 50:00',
  'Recorded at 9:30 in the morning.',
].join('\n')

/** Videos whose transcript can be had. */
export const workingScenarios: Scenarios = {
  okManual001: {
    about: 'Captions by a person and automatic ones',
    expected: from('VISIONOS'),
    video: transcript,
  },
  okRolling01: {
    about: 'Automatic captions only',
    expected: from('VISIONOS'),
    video: { ...transcript, tracks: [automaticTrack] },
  },
  hours12len1: {
    about: 'Twelve hours of talk, captioned automatically',
    expected: from('VISIONOS'),
    video: {
      ...transcript,
      title: 'Twelve hours of talk',
      lengthSeconds: twelveHours,
      tracks: [
        {
          ...automaticTrack,
          cues: () => repeatedCues(transcriptWritten, twelveHours),
        },
      ],
    },
  },
  manyTracks1: {
    about: 'English spoken, captions in four languages, automatic ones of a dub in Japanese',
    expected: from('VISIONOS'),
    video: {
      ...transcript,
      tracks: [
        storyTrack('de', 'German'),
        { ...storyTrack('ja', 'Japanese (auto-generated)'), automatic: true },
        { ...storyTrack('en', 'English (United Kingdom)'), language: 'en-GB' },
        storyTrack('fr', 'French'),
        { ...storyTrack('en', 'English (auto-generated)'), automatic: true },
      ],
      lengthSeconds: 170,
    },
  },
  namedTrack1: {
    about: 'A track with a name of its own beside the plain one',
    expected: from('VISIONOS'),
    video: {
      ...transcript,
      tracks: [
        { ...humanTrack, name: 'English - for the hard of hearing', trackName: 'hoh' },
        automaticTrack,
      ],
    },
  },
  madeForKids: {
    about: 'Made for children: VISIONOS cannot see it, ANDROID can',
    expected: from('ANDROID'),
    video: transcript,
    player: (asked) =>
      asked.client === 'VISIONOS'
        ? unplayable({ status: 'UNPLAYABLE', reason: 'This video is not available' })
        : playable(asked, transcript),
  },
  chapters001: {
    about: 'Chapters in the description',
    expected: from('VISIONOS'),
    video: {
      ...transcript,
      description: chapterLines,
    },
  },
  chapterForm: {
    about:
      'Chapters as ranges, with arrows, numbers and wide characters, and times of something else after them',
    expected: from('VISIONOS'),
    video: {
      ...transcript,
      description: [
        '00:00 - 12:30 Introduction',
        '2) 12:30 → Objects',
        '３５：１０　Functions',
        '',
        'Listen to it elsewhere:',
        '9:30 on the radio',
      ].join('\n'),
    },
  },
  chapterBoth: {
    about: 'Chapters in the description, which YouTube reads otherwise',
    expected: from('VISIONOS'),
    video: {
      ...transcript,
      description: chapterLines,
      pageChapters: [
        { title: "YouTube's first", start: 0 },
        { title: "YouTube's second", start: 751 },
        { title: "YouTube's third", start: 1500 },
      ],
    },
  },
  chapterPage: {
    about: 'Chapters on the page only, and a premiere as its date',
    expected: from('VISIONOS'),
    video: {
      ...transcript,
      dateText: 'Premiered Dec 1, 2025',
      pageChapters: [
        { title: 'Opening', start: 0 },
        { title: 'Main part', start: 600 },
      ],
    },
  },
  noTitle0001: {
    about: 'The player tells no title and no channel',
    expected: from('VISIONOS'),
    video: transcript,
    player: (asked) => playable(asked, transcript, { title: undefined, author: undefined }),
  },
  pageBroken1: {
    about: 'The page around the video and the interface for embedding fail',
    expected: from('VISIONOS'),
    video: transcript,
    player: (asked) => playable(asked, transcript, { title: undefined }),
    next: () => plain(500),
    oembed: () => plain(401, 'Unauthorized'),
  },
  sparseTalk1: {
    about: 'Few words, but from the beginning to the end',
    expected: from('VISIONOS', 'SPARSE'),
    video: {
      ...transcript,
      lengthSeconds: 1200,
      tracks: [
        {
          ...humanTrack,
          cues: () =>
            Array.from({ length: 24 }, (_, i) => ({
              startMs: i * 50_000,
              endMs: i * 50_000 + 3000,
              text: `Step ${i + 1}: now we wait`,
            })),
        },
      ],
    },
  },
  slowTalk001: {
    about: 'Slow: the player and the captions each take their time',
    expected: from('VISIONOS'),
    video: { ...transcript, title: 'A talk that takes its time' },
    player: (asked) => slow(playable(asked, transcript)),
    captions: (_query, ordinary) => slow(ordinary),
  },
  noMaxImage1: {
    about: 'No picture in the largest sizes',
    expected: from('VISIONOS'),
    video: transcript,
    missingImages: ['maxresdefault', 'hq720'],
  },
  noImages001: {
    about: 'No picture at all',
    expected: from('VISIONOS'),
    video: transcript,
    missingImages: ['maxresdefault', 'hq720', 'hqdefault', 'mqdefault'],
  },
}
