import { clock, shortClock } from './said-lines.ts'
import type { SaidLine } from './said-lines.ts'

/** The way a program writes the lines into a JSON document. */
export type Shape = (lines: readonly SaidLine[]) => unknown
type TimedWord = { word: string; start: number; end: number; line: SaidLine }

/** The words of a line, a fifth of a second each. */
function wordsOf(line: SaidLine): TimedWord[] {
  return line.text.split(' ').map((word, k) => {
    const start = Math.round((line.at + k / 5) * 10) / 10
    return { word, start, end: Math.round((start + 0.1) * 10) / 10, line }
  })
}

function allWords(lines: readonly SaidLine[]): TimedWord[] {
  return lines.flatMap(wordsOf)
}

/**
 * Documents of recognisers, players and programs that load captions, with the name of who speaks beside the
 * words.
 */
export const namedShapes: Readonly<Record<string, Shape>> = {
  Fireflies: (lines) => ({
    data: {
      transcript: {
        sentences: lines.map(({ text, at, name }) => ({ text, speaker_name: name, start_time: at })),
      },
    },
  }),
  'Fireflies, exported': (lines) =>
    lines.map(({ text, at, name }) => ({ sentence: text, startTime: shortClock(at), speaker_name: name })),
  Teams: (lines) => ({
    entries: lines.map(({ text, at, name }) => ({
      text,
      speakerId: 'x',
      speakerDisplayName: name,
      startOffset: clock(at, '.0000000'),
    })),
    events: [],
  }),
  'a bot in meetings': (lines) =>
    lines.map((line) => ({
      participant: { id: line.i, name: line.name },
      words: wordsOf(line).map(({ word, start, end }) => ({
        text: word,
        start_timestamp: { relative: start, absolute: '2026-01-01T10:00:01Z' },
        end_timestamp: { relative: end },
      })),
    })),
  'spans of speakers apart': (lines) => ({
    results: {
      speaker_labels: {
        segments: lines.map(({ at, name }) => ({
          start_time: `${at}.0`,
          end_time: `${at + 3}.0`,
          speaker_label: name,
        })),
      },
      items: allWords(lines).map(({ word, start, end }) => ({
        start_time: String(start),
        end_time: String(end),
        alternatives: [{ content: word }],
        type: 'pronunciation',
      })),
    },
  }),
  Speechmatics: (lines) => ({
    results: allWords(lines).flatMap(({ word, start, end, line }) => [
      {
        alternatives: [{ content: word.replace('.', ''), speaker: line.name }],
        start_time: start,
        end_time: end,
        type: 'word',
      },
      ...(word.endsWith('.')
        ? [
            {
              alternatives: [{ content: '.', speaker: line.name }],
              start_time: end,
              end_time: end,
              type: 'punctuation',
            },
          ]
        : []),
    ]),
  }),
  'Rev.ai': (lines) => ({
    monologues: lines.map((line) => ({
      speaker: line.name,
      elements: wordsOf(line).flatMap(({ word, start, end }, k) => [
        ...(k === 0 ? [] : [{ type: 'punct', value: ' ' }]),
        { type: 'text', value: word, ts: start, end_ts: end },
      ]),
    })),
  }),
  'Happy Scribe': (lines) =>
    lines.map((line) => ({
      speaker: line.name,
      words: wordsOf(line).map(({ word, start, end }) => ({
        text: `${word} `,
        data_start: start,
        data_end: end,
      })),
    })),
  'a model that was asked for JSON': (lines) =>
    lines.map(({ text, at, name }) => ({ timestamp: shortClock(at), speaker: name, text })),
  'a model that gives from and to': (lines) =>
    lines.map(({ text, at, name }) => ({
      time: `${shortClock(at)} - ${shortClock(at + 3)}`,
      speaker: name,
      dialogue: text,
    })),
}

/** The same without speakers. */
export const unnamedShapes: Readonly<Record<string, Shape>> = {
  'Google with protobuf times': (lines) => ({
    results: lines.map((line) => ({
      alternatives: [
        {
          transcript: line.text,
          words: wordsOf(line).map(({ word, start }) => ({
            startTime: { seconds: String(Math.floor(start)), nanos: Math.round((start % 1) * 1e9) },
            word,
          })),
        },
      ],
    })),
  }),
  'Google of the second version': (lines) => ({
    results: lines.map((line) => ({
      alternatives: [
        {
          transcript: line.text,
          words: wordsOf(line).map(({ word, start }) => ({ startOffset: `${start}s`, word })),
        },
      ],
    })),
  }),
  'Azure in ticks': (lines) => ({
    recognizedPhrases: lines.map(({ text, at }) => ({
      offset: `PT${at}S`,
      offsetInTicks: at * 1e7,
      durationInTicks: 3e7,
      nBest: [{ lexical: text.toLowerCase(), display: text }],
    })),
  }),
  'Azure in lengths': (lines) =>
    lines.map(({ text, at }) => ({ offset: `PT${at}S`, duration: 'PT3S', nBest: [{ display: text }] })),
  'Azure in milliseconds': (lines) => ({
    phrases: lines.map(({ text, at }) => ({
      offsetMilliseconds: at * 1000,
      durationMilliseconds: 3000,
      text,
    })),
  }),
  'Azure with plain ticks': (lines) =>
    lines.map(({ text, at }) => ({ Offset: at * 1e7, Duration: 3e7, DisplayText: text })),
  'Video Indexer': (lines) => ({
    videos: [
      {
        insights: {
          transcript: lines.map(({ text, at }) => ({
            text,
            instances: [{ start: `0:${clock(at).slice(3)}` }],
          })),
        },
      },
    ],
  }),
  'IBM Watson': (lines) => ({
    results: lines.map((line) => ({
      alternatives: [
        {
          transcript: `${line.text} `,
          timestamps: wordsOf(line).map(({ word, start, end }) => [word, start, end]),
        },
      ],
    })),
  }),
  'YouTube, its pages': (lines) => ({
    initialSegments: [
      { transcriptSectionHeaderRenderer: { startMs: '0', snippet: { simpleText: 'Chapter one' } } },
      ...lines.map(({ text, at }) => ({
        transcriptSegmentRenderer: {
          startMs: String(at * 1000),
          snippet: { runs: text.split(' ').map((word, k) => ({ text: k === 0 ? word : ` ${word}` })) },
        },
      })),
    ],
  }),
  'YouTube, its older pages': (lines) => ({
    cueGroups: lines.map(({ text, at }) => ({
      transcriptCueGroupRenderer: {
        cues: [
          {
            transcriptCueRenderer: {
              cue: { simpleText: text },
              startOffsetMs: String(at * 1000),
              durationMs: '3000',
            },
          },
        ],
      },
    })),
  }),
  'lists of start, end and text': (lines) => lines.map(({ text, at }) => [at, at + 3, text]),
  'lists with numbers first': (lines) => ({
    segments: lines.map(({ text, at, i }) => [i, at + 0.001, at + 3, ` ${text}`]),
  }),
  'a list for each field': (lines) => ({
    start: lines.map(({ at }) => at),
    end: lines.map(({ at }) => at + 3),
    text: lines.map(({ text }) => text),
  }),
  'items under their numbers': (lines) =>
    Object.fromEntries(lines.map(({ text, at, i }) => [i, { start: at, text }])),
  'text under its times': (lines) =>
    Object.fromEntries(lines.map(({ text, at }) => [`0${shortClock(at)}`, text])),
  'commas in the times': (lines) => lines.map(({ text, at }) => ({ start: `${at},0`, text })),
  microseconds: (lines) =>
    lines.map(({ text, at }) => ({ start_us: at * 1e6, end_us: at * 1e6 + 3e6, text })),
}
