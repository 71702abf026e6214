import type { IncomingMessage } from 'node:http'
import { errorCode } from '#core/app-error.ts'
import { cutText, toStorable } from '#core/storable-text.ts'
import { maxWebhookAnswer } from '#product/webhooks.ts'
import { guardedRequest, mayTry, PrivateAddress } from '#server/lib/outbound/guarded-request.ts'
import type { AddressRules } from '#server/lib/outbound/guarded-request.ts'
import type { WebhookReply, WebhookSender } from '#server/ports/senders.ts'

/** A character of an answer has at most four bytes. */
const maxAnswerBytes = 4 * maxWebhookAnswer

/** The rules for addresses: local names allow addresses without TLS as well. */
type HttpsSenderOptions = AddressRules & {
  /** The longest time for one attempt, in ms. */
  timeoutMs: number
  now?: () => number
}
type Message = Parameters<WebhookSender['send']>[0]

/** Creates the sender, which connects to allowed addresses alone, checked for each attempt. */
export function createHttpsSender(options: HttpsSenderOptions): WebhookSender {
  const { timeoutMs, now = () => performance.now() } = options
  return {
    checkUrl: (url) => checkUrl(url, options),
    send: async (message, { signal }) => {
      const began = now()
      const tookMs = (): number => Math.round(now() - began)
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
      try {
        const answered = await post(message, options, inTime)
        return { ...answered, failure: null, tookMs: tookMs() }
      } catch (error) {
        signal.throwIfAborted()
        return { status: null, answer: null, failure: toFailure(error), tookMs: tookMs() }
      }
    },
  }
}

/** The fault of an address before anything is asked of it; `null` for one that may be tried. */
function checkUrl(text: string, options: HttpsSenderOptions): string | null {
  const url = URL.parse(text)
  if (url === null) return 'This isn’t a complete address. It should look like https://example.com/hook.'
  if (url.protocol !== 'https:' && !(options.allowsLocal && url.protocol === 'http:'))
    return 'The address has to begin with https://.'
  if (url.username !== '' || url.password !== '') return 'Leave the name and the password out of the address.'
  return mayTry(url, options) ? null : 'We can only call addresses on the public internet.'
}

async function post(
  message: Message,
  options: HttpsSenderOptions,
  signal: AbortSignal,
): Promise<Pick<WebhookReply & { failure: null }, 'status' | 'answer'>> {
  if (checkUrl(message.url, options) !== null) throw new PrivateAddress()
  const { url, headers, body } = message
  const call = { method: 'POST', headers, body } as const
  const response = await guardedRequest(new URL(url), call, { rules: options, signal })
  const answer = await readBeginning(response)
  response.destroy()
  return { status: response.statusCode ?? 0, answer }
}

/** The beginning of an answer. One that goes on, breaks off or takes too long is cut: its status has come. */
async function readBeginning(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  let size = 0
  try {
    for await (const piece of response) {
      const bytes: Buffer = Buffer.from(piece)
      pieces.push(bytes)
      size += bytes.byteLength
      if (size >= maxAnswerBytes) break
    }
  } catch {
    // What was read so far is the answer.
  }
  return cutText(toStorable(Buffer.concat(pieces).toString()), maxWebhookAnswer)
}

const unknownHost = new Set(['ENOTFOUND', 'ENODATA', 'EAI_AGAIN', 'EAI_NODATA', 'EAI_NONAME'])
const closed = new Set(['ECONNRESET', 'EPIPE'])
/** Certificates that are wrong, and servers that don't speak TLS. */
const insecure = /^(?:ERR_TLS_|ERR_SSL_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO)/

/** The reason for which an attempt had no answer, by the error that it ended with. */
function toFailure(error: unknown): (WebhookReply & { status: null })['failure'] {
  if (error instanceof PrivateAddress) return 'private-address'
  const name = error instanceof Error ? error.name : ''
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout'
  const code = errorCode(error) ?? ''
  if (code === 'ABORT_ERR' || code === 'ETIMEDOUT') return 'timeout'
  if (unknownHost.has(code)) return 'unknown-host'
  if (insecure.test(code)) return 'insecure'
  return closed.has(code) || code.startsWith('HPE_') ? 'closed' : 'unreachable'
}
