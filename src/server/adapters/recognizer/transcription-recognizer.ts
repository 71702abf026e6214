import { BodyTooLarge } from '#server/lib/outside-body.ts'
import type { Recognizer, RecognizerOutcome, SoundPiece } from '#server/ports/recognizer.ts'
import { maxAnswerBytes, readHeard } from './read-heard.ts'
import { failed, failureOf, isError, refusedField } from './read-refusal.ts'
import { fullShape, requestForm, simplerShape } from './request-form.ts'
import type { RequestShape } from './request-form.ts'
import { sendSound } from './send-sound.ts'
import type { SoundAnswer } from './send-sound.ts'
import { transcriptionAddresses } from './transcription-addresses.ts'

/** The server that is asked, and its limits. */
export type TranscriptionServer = Omit<Recognizer, 'hear'> & {
  baseUrl: string
  apiKey: string | null
  /** For one piece, in all ways in which it is asked for. */
  timeoutMs: number
}

type Deps = {
  clock: { now: () => number }
  /** Called once when a server takes only a simpler request. */
  onSimpler: (form: RequestShape['form'], without: readonly string[]) => void
}

/** After this time a server is asked for everything again: it may have a newer version, or another model. */
const rememberMs = 60 * 60 * 1000

/** The way in which a server answered last. */
type Way = { address: URL; shape: RequestShape; learnedAt: number }

/**
 * A recognizer behind `POST /v1/audio/transcriptions`. What the server refuses is asked for in the next
 * simpler form, and that is remembered.
 */
export function createTranscriptionRecognizer(server: TranscriptionServer, deps: Deps): Recognizer {
  const addresses = transcriptionAddresses(server.baseUrl)
  const { model, maxPieceBytes, maxPieceSeconds } = server
  let known: Way | null = null

  function firstWays(): { urls: readonly URL[]; shape: RequestShape } {
    if (known !== null && deps.clock.now() - known.learnedAt > rememberMs) known = null
    return { urls: known === null ? addresses : [known.address], shape: known?.shape ?? fullShape(model) }
  }

  async function ask(piece: SoundPiece, signal: AbortSignal): Promise<RecognizerOutcome> {
    const { urls, shape: first } = firstWays()
    let answer: SoundAnswer | null = null
    for (const address of urls) {
      for (let shape: RequestShape | null = first; shape !== null;) {
        const form = requestForm(piece, model, shape)
        answer = await sendSound(address, { form, apiKey: server.apiKey, signal, maxAnswerBytes })
        if (answer.status === 200 && !isError(answer)) {
          if (shape !== first) deps.onSimpler(shape.form, [...shape.without])
          if (known === null || shape !== first) known = { address, shape, learnedAt: deps.clock.now() }
          return toOutcome(answer, piece)
        }
        if (!isAboutShape(answer)) break
        shape = simplerShape(shape, refusedField(answer))
      }
      if (answer !== null && !isAboutAddress(answer)) break
    }
    return answer === null
      ? failed('RECOGNIZER_UNAVAILABLE', new Error('No address'))
      : failureOf(answer, deps.clock.now())
  }

  return {
    model,
    maxPieceBytes,
    maxPieceSeconds,
    hear: async (piece, { signal }) => {
      signal.throwIfAborted()
      if (piece.bytes.byteLength > maxPieceBytes)
        return failed('RECOGNIZER_PIECE_TOO_LARGE', new Error('The piece is larger than the setting'))
      try {
        return await ask(piece, AbortSignal.any([signal, AbortSignal.timeout(server.timeoutMs)]))
      } catch (cause) {
        signal.throwIfAborted()
        if (cause instanceof BodyTooLarge) return failed('RECOGNIZER_UNREADABLE', cause)
        const reason = cause instanceof Error ? cause : new Error('The connection failed')
        return failed('RECOGNIZER_UNAVAILABLE', reason)
      }
    },
  }
}

/** Statuses with which servers refuse a field or a form. */
const shapeStatuses = new Set([400, 406, 415, 422, 501])

function isAboutShape(answer: SoundAnswer): boolean {
  const field = refusedField(answer)
  return shapeStatuses.has(answer.status) && field !== 'file' && field !== 'model'
}

function isAboutAddress({ status }: SoundAnswer): boolean {
  return status === 404 || status === 405
}

function toOutcome({ body }: SoundAnswer, { durationMs }: SoundPiece): RecognizerOutcome {
  const heard = readHeard(body, durationMs)
  return heard === null
    ? failed('RECOGNIZER_UNREADABLE', new Error('The recognizer gave no transcript'))
    : { ok: true, heard }
}
