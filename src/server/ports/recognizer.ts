import type { ProblemCode } from '#contract/problems.ts'
import type { Heard } from '#core/recordings/heard.ts'
import type { ModelPayers } from '#core/writing/language-model.ts'

/** A piece of sound, short enough for one request. */
export type SoundPiece = {
  bytes: Uint8Array<ArrayBuffer>
  /** Such as `audio/ogg`. */
  mediaType: string
  /** The length of the sound; times past it are nobody's speech. */
  durationMs: number
  /** ISO 639-1 or BCP 47, where the speaker's language is known. */
  language?: string | undefined
  /** Names and terms that may be said, as a text. */
  prompt?: string | undefined
}

/** The reasons for which a piece was not heard; `problems` says of each after which time it may succeed. */
export type RecognizerFailureCode = Extract<
  ProblemCode,
  | 'RECOGNIZER_UNAVAILABLE'
  | 'RECOGNIZER_BUSY'
  | 'RECOGNIZER_REFUSED'
  | 'RECOGNIZER_UNREADABLE'
  | 'RECOGNIZER_PIECE_TOO_LARGE'
>

/** The failure of one piece; `cause` goes to the log only. */
export type RecognizerFailure = {
  code: RecognizerFailureCode
  /** The seconds that the recognizer asks to wait; `null` where it does not say. */
  retryAfterSeconds: number | null
  cause: Error
}

/** Speech of a piece, or the reason for which there is none. */
export type RecognizerOutcome = { ok: true; heard: Heard } | { ok: false; failure: RecognizerFailure }

/** A program that writes speech down. */
export type Recognizer = {
  /** As the operator names it, such as `whisper-1`. */
  model: string
  /** The largest piece that may be sent. */
  maxPieceBytes: number
  /** The longest piece that may be sent. */
  maxPieceSeconds: number
  /**
   * Writes a piece down within its own deadline. `payers`: whose share of a day's costs it takes, where it
   * has a price.
   * @throws the signal's reason when it aborts
   */
  hear: (
    piece: SoundPiece,
    options: { signal: AbortSignal; payers?: ModelPayers },
  ) => Promise<RecognizerOutcome>
}
