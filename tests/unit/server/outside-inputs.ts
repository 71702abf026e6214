import { setImmediate as nextTurn } from 'node:timers/promises'
import { contract } from '#contract/api.ts'
import { maxTranscriptBytes } from '#product/limits.ts'
import { describeBrowser } from '#server/adapters/devices/describe-devices.ts'
import { readClipAnswer } from '#server/adapters/gemini-video/clip-protocol.ts'
import { defaultGeminiVideoLimits } from '#server/adapters/gemini-video/gemini-video-source.ts'
import { readErrorBody } from '#server/adapters/language-model/error-body.ts'
import { createEventReader } from '#server/adapters/language-model/read-events.ts'
import { maxEventCharacters } from '#server/adapters/language-model/watch-response.ts'
import { createAnswerReader } from '#server/engines/model/stream/read-answer.ts'
import { parseQuickJson } from '#server/lib/outside-body.ts'
import { bytesOf, filled, inPieces, json } from './hostile-texts.ts'
import { transcriptWorker } from './outside-input.ts'
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
    name: 'a report of a mail provider, a message of Razorpay or its answer',
    bytes: 1024 * kilobyte,
    thread: 'main',
    files: ['features/digests/mail-webhook.ts', 'adapters/razorpay/', 'adapters/openid/'],
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
    files: ['engines/model/stream/'],
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

/** Everything from outside that is parsed, decoded, unpacked or matched. */
export const outsideInputs: readonly OutsideInput[] = [...published, ...given, ...written]
