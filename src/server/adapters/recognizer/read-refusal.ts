import { z } from 'zod'
import { parseQuickJson } from '#core/parse-json.ts'
import { readRetryAfter } from '#server/lib/outbound/retry-after.ts'
import type { RecognizerFailureCode, RecognizerOutcome } from '#server/ports/recognizer.ts'
import type { SoundAnswer } from './send-sound.ts'

const field = z.string().max(100)
/** OpenAI and most others name the refused field as `param`, FastAPI as the last part of a location. */
const named = z.object({ error: z.object({ param: field }) }).transform(({ error }) => error.param)
const located = z
  .object({ detail: z.array(z.object({ loc: z.array(z.union([field, z.number()])) })).min(1) })
  .transform(({ detail }) => String(detail[0]?.loc.at(-1) ?? ''))
const refusal = z.union([named, located])
const errorSchema = z.object({ error: z.unknown().refine((error) => Boolean(error)) })

/** The field of the request that an answer refuses; `null` where it names none. */
export function refusedField({ body }: SoundAnswer): string | null {
  return refusal.safeParse(parseQuickJson(body)).data ?? null
}

/** True for an answer that says in place of a transcript what failed, as whisper.cpp does with status 200. */
export function isError({ body }: SoundAnswer): boolean {
  return errorSchema.safeParse(parseQuickJson(body)).success
}

/** The failure that an answer stands for; its message names the status alone. */
export function failureOf({ status, headers }: SoundAnswer, now: number): RecognizerOutcome {
  const cause = new Error(`The recognizer answered with ${status}`)
  return failed(codeOf(status), cause, readRetryAfter(headers, now))
}

/** A failure for the caller. */
export function failed(
  code: RecognizerFailureCode,
  cause: Error,
  retryAfterSeconds: number | null = null,
): RecognizerOutcome {
  return { ok: false, failure: { code, cause, retryAfterSeconds } }
}

function codeOf(status: number): RecognizerFailureCode {
  if (status === 413) return 'RECOGNIZER_PIECE_TOO_LARGE'
  if (status === 429) return 'RECOGNIZER_BUSY'
  if (status === 408 || status >= 500) return 'RECOGNIZER_UNAVAILABLE'
  return 'RECOGNIZER_REFUSED'
}
