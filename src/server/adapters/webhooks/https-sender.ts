import { lookup } from 'node:dns/promises'
import type { LookupAddress } from 'node:dns'
import http from 'node:http'
import type { ClientRequest, IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import type { LookupFunction } from 'node:net'
import { maxWebhookAnswer } from '#product/webhooks.ts'
import { cutText, toStorable } from '#server/lib/storable-text.ts'
import type { WebhookReply, WebhookSender } from '#server/ports/webhook-sender.ts'
import { PrivateAddress, toFailure } from './to-failure.ts'

/** A character of an answer has at most four bytes. */
const maxAnswerBytes = 4 * maxWebhookAnswer
const maxHeaderBytes = 16 * 1024

type Options = {
  /** How long one attempt may take, in ms. */
  timeoutMs: number
  /** Which addresses may be called, by each of the two checks. */
  isAllowed: (address: string) => boolean
  /** Lets addresses without TLS be called, and names that only this network knows. */
  allowsLocal: boolean
  /** The addresses of a name. */
  resolve?: (host: string) => Promise<LookupAddress[]>
  now?: () => number
}
type Message = Parameters<WebhookSender['send']>[0]

/**
 * Creates the sender. A name is resolved once for each attempt, all its addresses are checked, and the connection goes to these
 * alone; the address that was connected to is checked again before anything is written.
 */
export function createHttpsSender(options: Options): WebhookSender {
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

/** Names that lead to this machine or its network. */
const localName = /^[^.]*\.?$|\.(?:localhost|local|internal)\.?$/

/** What is wrong with an address before anything is asked of it; `null` for one that may be tried. */
function checkUrl(text: string, { allowsLocal, isAllowed }: Options): string | null {
  const url = URL.parse(text)
  if (url === null) return 'This isn’t a complete address. It should look like https://example.com/hook.'
  if (url.protocol !== 'https:' && !(allowsLocal && url.protocol === 'http:'))
    return 'The address has to begin with https://.'
  if (url.username !== '' || url.password !== '') return 'Leave the name and the password out of the address.'
  const host = hostOf(url)
  const mayBeCalled = isIP(host) === 0 ? allowsLocal || !localName.test(host) : isAllowed(host)
  return mayBeCalled ? null : 'We can only call addresses on the public internet.'
}

/** Without the brackets of IPv6. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1')
}

async function post(
  message: Message,
  options: Options,
  signal: AbortSignal,
): Promise<Pick<WebhookReply & { failure: null }, 'status' | 'answer'>> {
  if (checkUrl(message.url, options) !== null) throw new PrivateAddress()
  const url = new URL(message.url)
  const addresses = await resolveAllowed(hostOf(url), options, signal)
  const request = (url.protocol === 'https:' ? https : http).request(url, {
    method: 'POST',
    // A connection of its own: one that stays open could outlive the check of its address.
    agent: false,
    lookup: pin(addresses),
    maxHeaderSize: maxHeaderBytes,
    headers: {
      ...message.headers,
      'accept-encoding': 'identity',
      'content-length': Buffer.byteLength(message.body),
    },
    signal,
  })
  checkConnection(request, options)
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject).end(message.body)
  })
  const answer = await readBeginning(response)
  request.destroy()
  return { status: response.statusCode ?? 0, answer }
}

async function resolveAllowed(
  host: string,
  { resolve = resolveName, isAllowed }: Options,
  signal: AbortSignal,
): Promise<LookupAddress[]> {
  const family = isIP(host)
  const addresses = family === 0 ? await unlessAborted(resolve(host), signal) : [{ address: host, family }]
  if (addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address)))
    throw new PrivateAddress()
  return addresses
}

async function resolveName(host: string): Promise<LookupAddress[]> {
  return await lookup(host, { all: true })
}

/** The system's resolver cannot be stopped, only left. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  return await new Promise<T>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })
}

/** Gives a connection the addresses that were checked, whatever the name leads to by now. */
function pin(addresses: readonly LookupAddress[]): LookupFunction {
  return (_host, { all }, done) => {
    const [first] = addresses
    if (all === true) done(null, [...addresses])
    else if (first !== undefined) done(null, first.address, first.family)
  }
}

/** Ends a request whose connection led to an address that may not be called, before anything is written. */
function checkConnection(request: ClientRequest, { isAllowed }: Options): void {
  request.once('socket', (socket) => {
    socket.once('connect', () => {
      if (!isAllowed(socket.remoteAddress ?? '')) request.destroy(new PrivateAddress())
    })
  })
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
