import http from 'node:http'
import type { IncomingMessage } from 'node:http'
import https from 'node:https'
import { readBounded } from '#server/lib/outside-body.ts'

/** A whole answer. */
export type SoundAnswer = { status: number; headers: Record<string, string>; body: string }

/** A form that is sent, and the limits of the answer. */
type Sending = { form: FormData; apiKey: string | null; signal: AbortSignal; maxAnswerBytes: number }

/**
 * Posts a form and reads the answer whole. It goes without `fetch`, which gives up after five minutes in
 * which no header came; a recognizer writes the whole piece down before its first one. No redirect is
 * followed.
 * @throws on any fault of the connection, an answer that is cut off or too large, and when the signal aborts
 */
export async function sendSound(
  url: URL,
  { form, apiKey, signal, maxAnswerBytes }: Sending,
): Promise<SoundAnswer> {
  const encoded = new Response(form)
  const body = await encoded.bytes()
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method: 'POST',
      signal,
      headers: {
        accept: 'application/json, text/plain;q=0.5',
        'accept-encoding': 'identity',
        'content-type': encoded.headers.get('content-type') ?? 'multipart/form-data',
        'content-length': body.byteLength,
        ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
      },
    })
    request.once('response', resolve).once('error', reject).end(body)
  })
  const headers = Object.entries(answer.headers).filter((entry): entry is [string, string] => {
    return typeof entry[1] === 'string'
  })
  const text = new TextDecoder().decode(await readBounded(answer, maxAnswerBytes))
  return { status: answer.statusCode ?? 0, headers: Object.fromEntries(headers), body: text }
}
