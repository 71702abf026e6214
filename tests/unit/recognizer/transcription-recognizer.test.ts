import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTranscriptionRecognizer } from '#server/adapters/recognizer/transcription-recognizer.ts'
import type { TranscriptionServer } from '#server/adapters/recognizer/transcription-recognizer.ts'
import type { RecognizerOutcome, SoundPiece } from '#server/ports/recognizer.ts'
import { startRecognizerSimulator } from '#tests/fakes/recognizer/simulator.ts'
import type { RecognizerSimulator, RecognizerTrouble } from '#tests/fakes/recognizer/simulator.ts'

const lines = [
  { start: 1, end: 4, text: 'The pilot boat leaves the harbour at six.', speaker: 'A' },
  { start: 5, end: 8, text: 'It returns before noon.', speaker: 'B' },
]
const piece: SoundPiece = { bytes: new Uint8Array(2000), mediaType: 'audio/ogg', durationMs: 10_000 }

let simulator: RecognizerSimulator
beforeAll(async () => {
  simulator = await startRecognizerSimulator()
})
afterAll(async () => {
  await simulator[Symbol.asyncDispose]()
})
const asStarted = {
  says: () => ({ language: 'english', lines }),
  trouble: () => null,
  forms: ['verbose_json', 'diarized_json', 'json', 'text', 'words'],
  refuses: [],
  paths: ['/v1/audio/transcriptions'],
}
beforeEach(() => {
  Object.assign(simulator, asStarted)
  simulator.requests.length = 0
})

function make(changes: Partial<TranscriptionServer> = {}, now = () => 0) {
  const onSimpler = vi.fn<(form: string, without: readonly string[]) => void>()
  const server = {
    baseUrl: simulator.origin,
    model: 'whisper-1',
    apiKey: null,
    maxPieceBytes: 10_000,
    maxPieceSeconds: 600,
    timeoutMs: 20_000,
    ...changes,
  }
  const recognizer = createTranscriptionRecognizer(server, { clock: { now }, onSimpler })
  const hear = (sound: Partial<SoundPiece> = {}, signal = new AbortController().signal) =>
    recognizer.hear({ ...piece, ...sound }, { signal })
  return { hear, onSimpler }
}

function failureOf(outcome: RecognizerOutcome): string | null {
  return outcome.ok ? null : outcome.failure.code
}

const asked = () => simulator.requests.map(({ fields }) => fields['response_format']?.[0])

describe('A recognizer behind POST /v1/audio/transcriptions', () => {
  it('is sent the sound under a name with its ending, and asked for segments and words', async () => {
    const { hear } = make({ apiKey: 'a secret' })
    const outcome = await hear({ language: 'en-GB', prompt: 'Wispr', mediaType: 'audio/wav' })
    expect(outcome).toMatchObject({
      ok: true,
      heard: { form: 'verbose_json', timings: 'exact', language: 'en', inventions: 0 },
    })
    expect(simulator.requests).toMatchObject([
      {
        authorization: 'Bearer a secret',
        fileName: 'sound.wav',
        mediaType: 'audio/wav',
        bytes: piece.bytes,
        fields: {
          model: ['whisper-1'],
          response_format: ['verbose_json'],
          'timestamp_granularities[]': ['segment', 'word'],
          language: ['en'],
          prompt: ['Wispr'],
        },
      },
    ])
  })

  it('gives the lines with the times of their words', async () => {
    simulator.says = () => ({ language: 'english', lines: [...lines] })
    const outcome = await make().hear()
    expect(outcome.ok && outcome.heard.cues).toEqual([
      { startMs: 1000, endMs: 4000, text: lines[0]?.text, speaker: null },
      { startMs: 5000, endMs: 8000, text: lines[1]?.text, speaker: null },
    ])
  })

  it('names the voices where the model tells them apart, and sends it no prompt', async () => {
    const outcome = await make({ model: 'gpt-4o-transcribe-diarize' }).hear({ prompt: 'Wispr' })
    expect(outcome.ok && outcome.heard.form).toBe('diarized_json')
    expect(outcome.ok && outcome.heard.cues.map(({ speaker }) => speaker)).toEqual(['A', 'B'])
    expect(simulator.requests[0]?.fields).toMatchObject({ chunking_strategy: ['auto'] })
    expect(simulator.requests[0]?.fields['prompt']).toBeUndefined()
  })

  it.each([
    ['json', ['json', 'text']],
    ['text', ['text']],
  ])('gives each sentence its share of the piece where the answer is %s', async (form, forms) => {
    simulator.forms = forms
    const outcome = await make().hear()
    expect(outcome).toMatchObject({ ok: true, heard: { form, timings: 'estimated' } })
    const cues = outcome.ok ? outcome.heard.cues : []
    expect(cues.map(({ text }) => text)).toEqual(lines.map(({ text }) => text))
    expect([cues[0]?.startMs, cues.at(-1)?.endMs]).toEqual([0, 10_000])
  })

  it.each([
    '',
    '/',
    '/v1',
    '/v1/',
    '/v1/audio/transcriptions',
    '/v1/audio/transcriptions/audio/transcriptions',
  ])('is found at its address with "%s"', async (path) => {
    const { hear } = make({ baseUrl: simulator.origin + path })
    expect(failureOf(await hear())).toBeNull()
    expect(simulator.requests).toHaveLength(1)
  })

  it('is found without a version in its path, and on the path of whisper.cpp, and asked there from then on', async () => {
    simulator.paths = ['/inference']
    const { hear } = make()
    expect(failureOf(await hear())).toBeNull()
    expect(failureOf(await hear())).toBeNull()
    expect(simulator.requests.map(({ path }) => path)).toEqual([
      '/v1/audio/transcriptions',
      '/audio/transcriptions',
      '/inference',
      '/inference',
    ])
  })

  it('is asked for a simpler form once, and no second time for what it refused', async () => {
    simulator.forms = ['json', 'text']
    const { hear, onSimpler } = make()
    await hear()
    await hear()
    expect(asked()).toEqual(['verbose_json', 'verbose_json', 'json', 'json'])
    expect(onSimpler).toHaveBeenCalledExactlyOnceWith('json', ['timestamp_granularities'])
  })

  it('is asked for everything again after an hour', async () => {
    simulator.forms = ['json', 'text']
    let now = 0
    const { hear } = make({}, () => now)
    await hear()
    simulator.forms = asStarted.forms
    now = 2 * 60 * 60 * 1000
    expect(await hear()).toMatchObject({ heard: { form: 'verbose_json' } })
  })

  it.each(['prompt', 'language', 'timestamp_granularities[]'])(
    'is asked without the field %s that it names as refused, and still for times',
    async (field) => {
      simulator.refuses = [field]
      const outcome = await make().hear({ prompt: 'Wispr', language: 'en' })
      expect(outcome).toMatchObject({ ok: true, heard: { form: 'verbose_json' } })
      expect(simulator.requests).toHaveLength(2)
    },
  )

  it('is not asked in other forms for a file or a model that it does not take', async () => {
    simulator.trouble = () => ({ status: 400, refuses: 'file' })
    expect(failureOf(await make().hear())).toBe('RECOGNIZER_REFUSED')
    expect(simulator.requests).toHaveLength(1)
  })

  it.each<[string, RecognizerTrouble, string]>([
    ['a key that is refused', { status: 401 }, 'RECOGNIZER_REFUSED'],
    ['no such model', { status: 404 }, 'RECOGNIZER_REFUSED'],
    ['a piece that is too large', { status: 413 }, 'RECOGNIZER_PIECE_TOO_LARGE'],
    ['too many requests', { status: 429 }, 'RECOGNIZER_BUSY'],
    ['a fault', { status: 500 }, 'RECOGNIZER_UNAVAILABLE'],
    ['an outage', { status: 503 }, 'RECOGNIZER_UNAVAILABLE'],
    ['half an answer', 'half', 'RECOGNIZER_UNAVAILABLE'],
    ['JSON that is cut off', 'cut-off', 'RECOGNIZER_UNREADABLE'],
    ['nothing', 'nothing', 'RECOGNIZER_UNREADABLE'],
    ['a page', 'page', 'RECOGNIZER_UNREADABLE'],
    ['an endless answer', 'huge', 'RECOGNIZER_UNREADABLE'],
    ['an error with status 200', 'error-200', 'RECOGNIZER_REFUSED'],
    ['an answer that leads elsewhere', 'redirect', 'RECOGNIZER_REFUSED'],
  ])('fails by a code for %s', async (_, trouble, code) => {
    simulator.trouble = () => trouble
    expect(failureOf(await make({ baseUrl: `${simulator.origin}/v1` }).hear())).toBe(code)
  })

  it('passes on for how long a busy server wants to be left alone', async () => {
    simulator.trouble = () => ({ status: 429, retryAfter: '17' })
    expect(await make().hear()).toMatchObject({ failure: { retryAfterSeconds: 17 } })
  })

  it('is given up at its deadline, and where nothing listens', async () => {
    simulator.trouble = () => 'hang'
    expect(failureOf(await make({ timeoutMs: 50 }).hear())).toBe('RECOGNIZER_UNAVAILABLE')
    expect(failureOf(await make({ baseUrl: 'http://127.0.0.1:9' }).hear())).toBe('RECOGNIZER_UNAVAILABLE')
  })

  it('stops at once with the reason of the caller', async () => {
    const controller = new AbortController()
    simulator.trouble = () => {
      controller.abort(new Error('cancelled'))
      return 'hang'
    }
    await expect(make().hear({}, controller.signal)).rejects.toThrow('cancelled')
  })

  it('is not sent a piece that is larger than the setting', async () => {
    expect(failureOf(await make({ maxPieceBytes: 100 }).hear())).toBe('RECOGNIZER_PIECE_TOO_LARGE')
    expect(simulator.requests).toHaveLength(0)
  })

  it('hears nothing in silence, which is no failure', async () => {
    simulator.says = () => ({ language: 'english', lines: [] })
    expect(await make().hear()).toMatchObject({ ok: true, heard: { cues: [], inventions: 0 } })
  })
})
