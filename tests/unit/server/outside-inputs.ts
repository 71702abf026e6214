import { setImmediate as nextTurn } from 'node:timers/promises'
import { contract } from '#contract/api.ts'
import { parseQuickJson } from '#core/parse-json.ts'
import { createAnswerReader } from '#core/writing/stream/read-answer.ts'
import { fileWords } from '#languages/en/file-words.ts'
import { maxTranscriptBytes } from '#product/limits.ts'
import { summaryFormatIds } from '#product/summary-formats.ts'
import { describeBrowser } from '#server/adapters/devices/describe-devices.ts'
import { readClipAnswer } from '#server/adapters/gemini-video/clip-protocol.ts'
import { defaultGeminiVideoLimits } from '#server/adapters/gemini-video/gemini-video-source.ts'
import { readErrorBody } from '#server/adapters/language-model/error-body.ts'
import { createEventReader } from '#server/adapters/language-model/read-events.ts'
import { maxEventCharacters } from '#server/adapters/language-model/watch-response.ts'
import { maxAnswerBytes, readHeard } from '#server/adapters/recognizer/read-heard.ts'
import { writeHistoryFile } from '#server/features/history/items/export-history.ts'
import { summaryDocument } from '../export/summary-document.ts'
import { bytesOf, filled, inPieces, json } from './hostile-texts.ts'
import { cards, transcriptWorker } from './outside-input.ts'
import type { OutsideInput } from './outside-input.ts'
import { published } from './published-inputs.ts'

const { signal } = new AbortController()
const kilobyte = 1024

const given: readonly OutsideInput[] = [
  {
    name: 'a pasted or uploaded transcript',
    bytes: maxTranscriptBytes,
    thread: 'worker',
    files: ['features/transcripts/', 'lib/stored-sentences.ts', 'core/'],
    texts: (bytes) =>
      ['He did. ', '1\n00:00:01,000 --> 00:00:02,000\na\n\n', '<p>a', '[0:01] a: b\n'].map((part) =>
        part.repeat(bytes / part.length),
      ),
    read: (text) => transcriptWorker.prepareFile({ bytes: bytesOf(text), fileName: undefined }, { signal }),
  },
  {
    name: 'a transcript of the extension',
    bytes: maxTranscriptBytes,
    thread: 'worker',
    files: ['features/transcripts/'],
    texts: json([filled('{"text":"a","start":1,"duration":1},', ['{"cues":[', ']}'])]),
    read: (text) => transcriptWorker.prepareBrowser(bytesOf(text), { signal }),
  },
  {
    name: 'the body of a call in JSON',
    bytes: 256 * kilobyte,
    thread: 'main',
    files: ['db/paging.ts', 'features/accounts/sign-in/with-provider.ts'],
    texts: json(),
    read: (text) => contract['POST /api/collections'].body.safeParse(JSON.parse(text)),
  },
  {
    name: 'a report of a mail provider, a message of Razorpay or its answer, an answer of a place for notes',
    bytes: 1024 * kilobyte,
    thread: 'main',
    files: [
      'features/digests/mail-webhook.ts',
      'adapters/razorpay/',
      'adapters/openid/',
      'adapters/notion/',
      'adapters/readwise/',
    ],
    texts: json(),
    read: parseQuickJson,
  },
  {
    name: 'the name of a browser in a header',
    bytes: 16 * kilobyte,
    thread: 'main',
    files: [],
    texts: (bytes) =>
      ['Mozilla/5.0 (', 'a', 'Chrome/1 ', '/ ', '; '].map((part) => part.repeat(bytes / part.length)),
    read: describeBrowser,
  },
]

const written: readonly OutsideInput[] = [
  {
    name: 'the answer of a speech recognizer',
    bytes: maxAnswerBytes,
    thread: 'main',
    files: ['adapters/recognizer/'],
    texts: json([filled('{"start":0,"end":1,"text":"a b"},', ['{"segments":[', ']}'])]),
    read: (text) => readHeard(text, 600_000),
  },
  {
    name: 'an event in the answer of a language model',
    bytes: maxEventCharacters,
    thread: 'main',
    files: ['adapters/language-model/', 'adapters/local-models/'],
    texts: (bytes) => [
      ...json()(bytes).map((text) => `data: ${text}\n\n`),
      ...['data: {\n', '{\n}\n', 'a'].map((part) => part.repeat(bytes / part.length)),
    ],
    read: async (text) => {
      const events = createEventReader()
      for (const piece of inPieces(text)) {
        for (const { data } of events.push(piece)) parseQuickJson(data)
        await nextTurn()
      }
      for (const { data } of events.end()) parseQuickJson(data)
    },
  },
  {
    name: 'the answer of a language model',
    bytes: maxEventCharacters,
    thread: 'main',
    files: ['core/writing/stream/'],
    texts: json([filled('{"text":"a","line":1,"quote":"b"},', ['{"insights":[', ']}'])]),
    read: async (text) => {
      const reader = createAnswerReader()
      for (const piece of inPieces(text)) {
        reader.push(piece)
        await nextTurn()
      }
      return reader.end()
    },
  },
  {
    name: 'the failure that a language model answers with',
    bytes: maxEventCharacters,
    thread: 'main',
    files: [],
    texts: json(),
    read: (text) => readErrorBody({ responseBody: text }),
  },
  {
    name: 'what a model heard in a part of a video',
    bytes: defaultGeminiVideoLimits.answerBytes,
    thread: 'main',
    files: ['adapters/gemini-video/'],
    texts: json([filled('{"at":"0:01","text":"a b"},', ['{"language":"en","segments":[', ']}'])]),
    read: (text) => {
      const body = { candidates: [{ finishReason: 'STOP', content: { parts: [{ text }] } }] }
      return readClipAnswer(parseQuickJson(JSON.stringify(body)), {
        videoId: 'aaaaaaaaaaa',
        start: 0,
        end: 600,
      })
    },
  },
]

const own = { tag: 'en', direction: 'ltr', motto: 'Any video, in brief' } as const
const drawn = { kicker: '', text: '' }
/** The longest line that an engine takes from a transcript, in characters. */
const lineCharacters = 2000

const shown: readonly OutsideInput[] = [
  {
    name: 'the words of a line on its picture',
    bytes: 4 * lineCharacters,
    thread: 'worker',
    files: ['features/history/cards/'],
    texts: (bytes) =>
      ['He did. ', 'a', '\u0300', '日', 'ไทย', 'ﷺ ', '“”', '👨‍👩‍👧 ', 'a\u200D', 'א (a) '].map((part) =>
        part.repeat(Math.min(lineCharacters, bytes) / part.length),
      ),
    read: (title) => cards.get({ kind: 'words', language: own, words: { ...drawn, title } }, 'home', signal),
  },
  {
    name: 'a summary in a history that is exported',
    bytes: 64 * lineCharacters,
    thread: 'main',
    files: [],
    texts: (bytes) => [
      ...['He did. ', '`*_[', '"\n', '<a&', '--- ', '日本', '\u0300'].map((part) =>
        part.repeat(bytes / part.length),
      ),
      Array.from({ length: bytes }, (_, at) => (((at * 7919) % 9973) % 36).toString(36)).join(''),
    ],
    read: async (text) => {
      const [first] = summaryDocument().insights
      if (first === undefined) throw new Error('A summary without a line')
      const insights = (text.match(/[^]{1,2000}/g) ?? []).map((line) => ({
        ...first,
        text: line,
        quote: line,
      }))
      async function* summaries() {
        yield summaryDocument({ insights })
      }
      let length = 0
      for (const format of summaryFormatIds) {
        await nextTurn()
        const pieces = writeHistoryFile(summaries(), format, { now: 0, words: fileWords })
        for await (const piece of pieces) length += piece.length
      }
      return length
    },
  },
]

/** Everything from outside that is parsed, decoded, unpacked, matched, drawn or packed. */
export const outsideInputs: readonly OutsideInput[] = [...published, ...given, ...written, ...shown]
