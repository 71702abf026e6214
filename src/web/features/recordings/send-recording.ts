import type { Recording } from '#contract/recordings.ts'
import type { CutStart } from '#core/recordings/cut-pieces.ts'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import type { ReadyPiece, SoundFailure } from './sound-messages.ts'
import type { OpenSound, SoundReader } from './sound-reader.ts'

/** The parts of sending that a browser does: reading sound, knowing a file again, waiting. */
export type SendTools = {
  openSound: OpenSound
  contentHash: (file: Blob) => Promise<string>
  /** Waits so many seconds, or less where the connection comes back; rejects when `signal` says so. */
  wait: (seconds: number, signal: AbortSignal) => Promise<void>
}

/** A file to send, and what is called while it is. */
export type SendOptions = {
  file: File
  /** The one that is spoken; empty where it is to be found. */
  language: string
  signal: AbortSignal
  /** Called with the recording as the server knows it, and the end of the sound that was sent. */
  onProgress: (recording: Recording, sentMs: number) => void
  /** Called when the connection is lost, and when it is back. */
  onConnection: (isLost: boolean) => void
}

/** The end of sending: all of it was sent, as far as the file could be read; or the file has no sound. */
export type Sent = { recording: Recording; isDamaged: boolean } | { noSound: SoundFailure }

/** So many pieces are on their way at the same time; more would wait in memory. */
const maxSending = 3
const maxWaitSeconds = 30
/** The sound of a file may end so long before its picture. */
const toleratedMs = 10_000

/**
 * Sends the sound of a file, piece after piece, as far as the server doesn't have it. Throws what the server
 * refuses, and the reason of `signal`; a lost connection is waited for.
 */
export async function sendRecording(options: SendOptions, tools: SendTools): Promise<Sent> {
  const { file, language, signal } = options
  const sound = await tools.openSound(file)
  if (typeof sound === 'string') return { noSound: sound }
  try {
    const name = file.name.slice(-300)
    const body = {
      name,
      contentHash: await tools.contentHash(file),
      durationMs: Math.max(1, sound.durationMs),
      ...(language !== '' && { language }),
    }
    const { recording, cut } = await api('POST /api/recordings', { body }, { signal })
    if (recording.state !== 'receiving') return { recording, isDamaged: false }
    const { index, endMs } = sentPart(recording.pieces)
    const from = { index, startMs: Math.max(0, index === 0 ? 0 : endMs - cut.overlapSeconds * 1000) }
    options.onProgress(recording, endMs)
    await sound.cut(cut, from)
    return await sendPieces({ sound, recording, from }, options, tools)
  } finally {
    sound.close()
  }
}

/** The pieces that arrived without one missing before them: how many they are, and where they end. */
export function sentPart(pieces: Recording['pieces']): { index: number; endMs: number } {
  let index = 0
  let endMs = 0
  for (const piece of pieces.toSorted((a, b) => a.index - b.index)) {
    if (piece.index !== index) break
    index += 1
    endMs = piece.endMs
  }
  return { index, endMs }
}

type Sending = { sound: SoundReader; recording: Recording; from: CutStart }

async function sendPieces(
  { sound, recording, from }: Sending,
  options: SendOptions,
  tools: SendTools,
): Promise<Sent> {
  const { id } = recording
  const failed = new AbortController()
  const signal = AbortSignal.any([options.signal, failed.signal])
  const sending = new Set<Promise<void>>()
  let count = from.index

  async function send({ index, startMs, endMs, bytes, mediaType }: ReadyPiece): Promise<void> {
    const key = 'PUT /api/recordings/:id/pieces/:index'
    const input = {
      params: { id, index },
      query: { startMs, endMs },
      body: new Blob([bytes], { type: mediaType }),
    }
    const answer = await untilReached(
      async () => await api(key, input, { signal }),
      { ...options, signal },
      tools,
    )
    sentMs = Math.max(sentMs, sentPart(answer.recording.pieces).endMs)
    options.onProgress(answer.recording, sentMs)
  }

  const has = new Set(recording.pieces.map(({ index }) => index))
  let { endMs } = sentPart(recording.pieces)
  let sentMs = endMs
  try {
    for (;;) {
      const next = await sound.next()
      signal.throwIfAborted()
      if (next.type === 'ended') {
        await Promise.all(sending)
        signal.throwIfAborted()
        if (count === 0) return { noSound: 'NO_SOUND' }
        const input = { params: { id }, body: { pieces: count, durationMs: endMs } }
        const complete = async () => await api('POST /api/recordings/:id/complete', input, { signal })
        const answer = await untilReached(complete, options, tools)
        const isShort = endMs + toleratedMs < sound.durationMs
        return { recording: answer.recording, isDamaged: next.isDamaged || isShort }
      }
      count = next.piece.index + 1
      endMs = next.piece.endMs
      // The server has it from before: only what lies before it was missing.
      if (has.has(next.piece.index)) continue
      const one = send(next.piece)
        .catch((error: unknown) => failed.abort(error))
        .finally(() => sending.delete(one))
      sending.add(one)
      if (sending.size >= maxSending) await Promise.race(sending)
    }
  } catch (error) {
    failed.abort()
    await Promise.allSettled(sending)
    throw error
  }
}

/** Makes a call again until the server was reached and had time for it. Throws what it refuses for good. */
export async function untilReached<T>(
  call: () => Promise<T>,
  { signal, onConnection }: Pick<SendOptions, 'signal' | 'onConnection'>,
  { wait }: SendTools,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = await call()
      if (attempt > 0) onConnection(false)
      return answer
    } catch (error) {
      signal.throwIfAborted()
      const seconds = secondsUntilNext(error, attempt)
      if (seconds === null) throw error
      onConnection(!(error instanceof ApiError) || error.problem === null)
      await wait(seconds, signal)
    }
  }
}

/** The wait before a call is made again; `null` for one that is refused for good. */
function secondsUntilNext(error: unknown, attempt: number): number | null {
  if (!(error instanceof ApiError)) return null
  const { status, problem } = error
  if (problem?.code === 'RATE_LIMITED' || problem?.code === 'OVERLOADED') {
    return Math.max(problem.retryAfterSeconds ?? 0, 2)
  }
  const isUnanswered = problem === null && (status === 0 || status >= 500)
  return isUnanswered ? Math.min(maxWaitSeconds, 2 ** attempt) : null
}
