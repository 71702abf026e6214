import { hash } from 'node:crypto'
import type { Recording } from '#contract/recordings.ts'
import type { Recognizer, RecognizerOutcome, SoundPiece } from '#server/ports/recognizer.ts'
import type { CallingApp } from '#tests/harness.ts'
import type { Person } from '../security/people.ts'

/** A recognizer of a test: what it was given, and what it answers. */
export type ScriptedRecognizer = Recognizer & {
  pieces: SoundPiece[]
  answer: (piece: SoundPiece, signal: AbortSignal) => Promise<RecognizerOutcome> | RecognizerOutcome
}

/** A recognizer that hears the number of a piece in its sound. */
export function createScriptedRecognizer(): ScriptedRecognizer {
  const recognizer: ScriptedRecognizer = {
    model: 'scripted',
    maxPieceBytes: 1_000_000,
    maxPieceSeconds: 600,
    pieces: [],
    answer: (piece) => says(`The lighthouse keeper tells part ${numberOf(piece)} of his long story.`),
    hear: async (piece, { signal }) => {
      // As a real one: a server that stops may have taken a piece a moment before.
      signal.throwIfAborted()
      recognizer.pieces.push(piece)
      return await recognizer.answer(piece, signal)
    },
  }
  return recognizer
}

/** The answer with one line, a second after the piece begins. */
export function says(text: string): RecognizerOutcome {
  const cues = [{ startMs: 1000, endMs: 5000, text, speaker: null }]
  return { ok: true, heard: { cues, timings: 'exact', language: 'en', form: 'verbose_json', inventions: 0 } }
}

/** The answer without a transcript. */
export function refuses(
  code: Extract<RecognizerOutcome, { ok: false }>['failure']['code'],
  retryAfterSeconds: number | null = null,
): RecognizerOutcome {
  return { ok: false, failure: { code, retryAfterSeconds, cause: new Error('The recognizer refuses') } }
}

/** The number of a piece, which is its sound. */
export function numberOf({ bytes }: Pick<SoundPiece, 'bytes'>): number {
  return bytes.at(-1) ?? 0
}

const head = 44
const bytesPerSecond = 100

/** A WAV of so many seconds, whose samples all are one number. */
export function wav(seconds: number, sample: number): Buffer {
  const bytes = Buffer.alloc(head + seconds * bytesPerSecond, sample)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(bytesPerSecond, 24)
  bytes.writeUInt32LE(bytesPerSecond, 28)
  bytes.writeUInt16LE(1, 32)
  bytes.writeUInt16LE(8, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(seconds * bytesPerSecond, 40)
  return bytes
}

type App = Pick<CallingApp, 'call'>
type Owner = Pick<Person, 'headers'>

/** Starts a recording under a name; equal names have equal sound. */
export async function start(app: App, { headers }: Owner, name = 'The lighthouse.mp4', durationMs = 60_000) {
  const payload = { name, contentHash: hash('sha256', name), durationMs, language: 'en' }
  return await app.call('POST /api/recordings', { headers, payload })
}

/** The recording that a caller starts. */
export async function record(app: App, owner: Owner, name?: string): Promise<Recording> {
  const reply = await start(app, owner, name)
  if (!reply.ok) throw new Error(reply.problem.detail)
  return reply.body.recording
}

type Sent = { seconds?: number; sound?: Uint8Array; type?: string; endMs?: number }

/** Sends a piece of half a minute, or another. */
export async function put(
  app: App,
  { headers }: Owner,
  [id, index]: readonly [id: string, index: number],
  sent: Sent = {},
) {
  const { seconds = 30, sound = wav(seconds, index), type = 'audio/wav' } = sent
  const startMs = index * seconds * 1000
  const { endMs = startMs + seconds * 1000 } = sent
  return await app.call('PUT /api/recordings/:id/pieces/:index', {
    path: `/api/recordings/${id}/pieces/${index}?startMs=${startMs}&endMs=${endMs}`,
    headers: { ...headers, 'content-type': type },
    payload: Buffer.from(sound),
  })
}

/** Says that all pieces were sent. */
export async function complete(app: App, { headers }: Owner, id: string, pieces: number) {
  return await app.call('POST /api/recordings/:id/complete', {
    path: `/api/recordings/${id}/complete`,
    headers,
    payload: { pieces, durationMs: pieces * 30_000 },
  })
}

/** A recording as its owner sees it. */
export async function read(app: App, { headers }: Owner, id: string, afterMs = -1) {
  const reply = await app.call('GET /api/recordings/:id', {
    path: `/api/recordings/${id}?afterMs=${afterMs}`,
    headers,
  })
  if (!reply.ok) throw new Error(reply.problem.detail)
  return reply.body.recording
}

/** The whole minutes of sound that a caller has left. */
export async function remaining(app: App, { headers }: Owner): Promise<number | null> {
  const reply = await app.call('GET /api/recordings', { headers })
  if (!reply.ok) throw new Error(reply.problem.detail)
  return reply.body.remainingMinutes
}
