import type { CaptionsPart } from '#contract/problem.ts'
import { problems } from '#contract/problems.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { toStorable } from './storable-text.ts'

/** The sentence for an unforeseen failure, without its cause. */
export const unforeseenDetail = 'This is our fault, not yours. Please try again in a moment.'

/** One refused field of a request. */
export type FieldError = { field: string; reason: string }

type AppErrorOptions = {
  cause?: unknown
  fields?: FieldError[]
  retryAfterSeconds?: number
  /** The title of the video that the failure is about. */
  videoTitle?: string
  /** The start of an announced video, as a moment in UTC. */
  startsAt?: string
  /** Captions that leave most of the video out, which may be asked for by name. */
  captionsPart?: CaptionsPart
  limit?: ReachedLimit
  /** The current revision of what was changed elsewhere meanwhile. */
  revision?: number
}

/** The limit that a caller has reached; `resetSeconds` until it is whole again. */
export type ReachedLimit = { limit: number; remaining: number; resetSeconds: number }

/**
 * The one error that features and adapters raise. `code` decides status and title; `detail` is a sentence for
 * the person; `cause` goes to the log only.
 */
export class AppError extends Error {
  readonly code: ProblemCode
  readonly detail: string
  readonly fields: FieldError[]
  readonly retryAfterSeconds: number | null
  readonly videoTitle: string | null
  readonly startsAt: string | null
  readonly captionsPart: CaptionsPart | null
  readonly limit: ReachedLimit | null
  readonly revision: number | null

  constructor(code: ProblemCode, detail?: string, options: AppErrorOptions = {}) {
    super(
      `${code}: ${detail ?? problems[code].title}`,
      options.cause === undefined ? {} : { cause: options.cause },
    )
    this.name = 'AppError'
    this.code = code
    this.detail = toStorable(detail ?? problems[code].title)
    this.fields = options.fields ?? []
    this.retryAfterSeconds = options.retryAfterSeconds ?? null
    this.videoTitle = options.videoTitle === undefined ? null : toStorable(options.videoTitle)
    this.startsAt = options.startsAt ?? null
    this.captionsPart = options.captionsPart ?? null
    this.limit = options.limit ?? null
    this.revision = options.revision ?? null
  }
}

/** The `code` of a system error or of a PostgreSQL error (its SQLSTATE); `null` when it has none. */
export function errorCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null
  return typeof error.code === 'string' ? error.code : null
}

/** For `catch` after a file operation: `null` when there is no such file; throws any other error. */
export function whenAbsent(error: unknown): null {
  if (errorCode(error) === 'ENOENT') return null
  throw error
}

/** The result of a worker thread. Errors lose their class between threads, so this is a value. */
export type ThreadOutcome<T> = { ok: true; value: T } | { ok: false; code: ProblemCode; detail: string }

/** In the thread: runs the work and turns a foreseen failure into a value; anything else stays an error. */
export async function toOutcome<T>(work: () => T | Promise<T>): Promise<ThreadOutcome<T>> {
  try {
    return { ok: true, value: await work() }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { ok: false, code: error.code, detail: error.detail }
  }
}
