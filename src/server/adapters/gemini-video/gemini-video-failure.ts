import type { ProblemCode } from '#contract/problem.ts'
import { AppError } from '#server/lib/app-error.ts'

const sentences = {
  KEY_REFUSED: 'The Gemini API refuses the key of this server.',
  QUOTA_USED_UP: 'The Gemini API takes no more requests from this server for now.',
  CEILING_REACHED: 'This server may not spend more on listening to videos for now.',
  VIDEO_REFUSED: 'The Gemini API cannot read this video; it reads public videos only.',
  NO_SPEECH: 'The Gemini model heard no speech in this video.',
  TOO_LONG: 'This video is too long for the Gemini model to listen to; it may have two hours.',
  WITHHELD: 'The Gemini model does not write down what this video says.',
  CUT_OFF: 'The Gemini model did not write down this video to its end.',
  ANSWER_CHANGED: 'The Gemini API gave an answer that this server does not understand.',
  UNREACHABLE: 'The Gemini API could not be reached or took too long to answer.',
} as const

/** Everything that can go wrong when a Gemini model listens to a video. */
export type GeminiVideoFailureKind = keyof typeof sentences

/** What went wrong at the Gemini API. It never leaves this adapter: the outside gets an `AppError`. */
export class GeminiVideoFailure extends Error {
  readonly kind: GeminiVideoFailureKind
  /** Another try a moment later may do. */
  readonly isPassing: boolean

  constructor(kind: GeminiVideoFailureKind, details: { cause?: unknown; isPassing?: boolean } = {}) {
    super(kind, details.cause === undefined ? {} : { cause: details.cause })
    this.name = 'GeminiVideoFailure'
    this.kind = kind
    this.isPassing = details.isPassing ?? false
  }
}

const code: ProblemCode = 'SOURCE_UNAVAILABLE'

/** The failure in the words of the product. */
export function toAppError(failure: GeminiVideoFailure): AppError {
  return new AppError(code, sentences[failure.kind], { cause: failure })
}
