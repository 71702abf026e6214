import { z } from 'zod'
import { parseQuickJson } from '#core/parse-json.ts'
import type { Clock } from '#server/lib/clock.ts'
import {
  GeminiVideoFailure,
  maxClipTokens,
  readClipAnswer,
  readClipTokens,
  clipQuestion,
} from './clip-protocol.ts'
import type { ClipTokens, TranscribedClip, Clip } from './clip-protocol.ts'

/** The Gemini API and how it is reached. Times in milliseconds. */
export type GeminiVideoConnection = {
  fetch: typeof fetch
  clock: Clock
  apiKey: string
  model: string
  /** With the version, such as `https://generativelanguage.googleapis.com/v1beta`. */
  baseUrl: string
  limits: { callMs: number; backOffMs: number; answerBytes: number }
  /** Asks for permission of another clip: gives the taker of its outcome, called once, or `null`. */
  mayAsk: () => Promise<((outcome: ClipOutcome) => void) | null>
}

/** The costs of asking for a clip, also without a usable answer. */
export type ClipOutcome = ClipTokens & { milliseconds: number; isAnswered: boolean }

const maxTries = 3

/**
 * Has the model listen to one clip, again after a pause where that may help.
 * @throws GeminiVideoFailure `CEILING_REACHED` before it asks for more than may be spent
 */
export async function askClip(
  connection: GeminiVideoConnection,
  clip: Clip,
  signal: AbortSignal,
): Promise<TranscribedClip> {
  for (let tries = 1; ; tries += 1) {
    try {
      const report = await connection.mayAsk()
      if (report === null) throw new GeminiVideoFailure('CEILING_REACHED')
      return readClipAnswer(await askAndReport(connection, { clip, report }, signal), clip)
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof GeminiVideoFailure) || !error.isPassing || tries >= maxTries) throw error
      await connection.clock.wait(connection.limits.backOffMs * 2 ** (tries - 1), signal)
    }
  }
}

/** Asks once and reports its costs: none where the provider refused, the most where it was given up. */
async function askAndReport(
  connection: GeminiVideoConnection,
  { clip, report }: { clip: Clip; report: (outcome: ClipOutcome) => void },
  signal: AbortSignal,
): Promise<unknown> {
  const { clock } = connection
  const began = clock.now()
  try {
    const body = await askOnce(connection, clip, signal)
    report({ ...readClipTokens(body), milliseconds: clock.now() - began, isAnswered: true })
    return body
  } catch (error) {
    const isRefused = error instanceof GeminiVideoFailure && (error.kind !== 'UNREACHABLE' || error.isPassing)
    const tokens = isRefused && !signal.aborted ? { inputTokens: 0, outputTokens: 0 } : maxClipTokens
    report({ ...tokens, milliseconds: clock.now() - began, isAnswered: false })
    throw error
  }
}

async function askOnce(
  { fetch: send, apiKey, model, baseUrl, limits }: GeminiVideoConnection,
  clip: Clip,
  signal: AbortSignal,
): Promise<unknown> {
  const limit = AbortSignal.timeout(limits.callMs)
  try {
    const response = await send(`${baseUrl}/models/${encodeURIComponent(model)}:generateContent`, {
      method: 'POST',
      // In a header and not in the address, where proxies and logs would see it.
      headers: { 'content-type': 'application/json', 'x-goog-api-key': apiKey },
      body: JSON.stringify(clipQuestion(clip)),
      redirect: 'error',
      signal: AbortSignal.any([signal, limit]),
    })
    const body = parseQuickJson(await readText(response, limits.answerBytes))
    if (!response.ok) throw failureOf(response.status, body)
    return body
  } catch (cause) {
    if (cause instanceof GeminiVideoFailure) throw cause
    throw new GeminiVideoFailure('UNREACHABLE', { cause, isPassing: !limit.aborted })
  }
}

const errorSchema = z.object({
  error: z.object({
    status: z.string().optional().catch(undefined),
    details: z.array(z.object({ reason: z.string().optional() })).optional(),
  }),
})

/** Reasons that say something of this server's key or project and nothing of the video. */
const keyReasons = new Set(['API_KEY_INVALID', 'SERVICE_DISABLED', 'IAM_PERMISSION_DENIED'])

/**
 * A refused key and a refused video have the same HTTP status; the reason among the details tells them apart.
 * `FAILED_PRECONDITION`: the API is not open to the country of this server.
 */
function failureOf(status: number, body: unknown): GeminiVideoFailure {
  const error = errorSchema.safeParse(body).data?.error
  const isKeyRefused = (error?.details ?? []).some(({ reason }) => keyReasons.has(reason ?? ''))
  if (status === 401 || isKeyRefused || error?.status === 'FAILED_PRECONDITION') {
    return new GeminiVideoFailure('KEY_REFUSED')
  }
  if (status === 429) return new GeminiVideoFailure('QUOTA_USED_UP')
  if (status === 400 || status === 403) return new GeminiVideoFailure('VIDEO_REFUSED')
  if (status >= 500) return new GeminiVideoFailure('UNREACHABLE', { isPassing: true })
  return new GeminiVideoFailure('ANSWER_CHANGED')
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  const stream: AsyncIterable<Uint8Array> | null = response.body
  for await (const piece of stream ?? []) {
    size += piece.byteLength
    if (size > maxBytes) throw new GeminiVideoFailure('ANSWER_CHANGED')
    pieces.push(piece)
  }
  return new TextDecoder().decode(Buffer.concat(pieces, size))
}
