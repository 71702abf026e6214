import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'
import { callbackify } from 'node:util'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerAddress, SMTPServerDataStream, SMTPServerSession } from 'smtp-server'

/** An email as it arrived, read by another program than the one that wrote it. */
export type Email = {
  from: string
  to: string
  subject: string
  text: string
  html: string
  headers: Readonly<Record<string, string>>
}

/**
 * A real mail server on this machine. The part of the address before the @ decides what happens, see
 * `answerTo`.
 */
export type MailSimulator = AsyncDisposable & {
  /** The setting that points a server at it. */
  url: string
  /** In the order of their arrival. */
  emails: Email[]
  /** The number of programs connected. */
  connections: () => number
}

const maxBytes = 1024 * 1024

/** Starts it on the loopback address; port 0 takes a free one. */
export async function startMailSimulator({ port = 0 } = {}): Promise<MailSimulator> {
  const emails: Email[] = []
  let connections = 0
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: maxBytes,
    disableReverseLookup: true,
    closeTimeout: 1,
    onConnect: (_session, done) => {
      connections += 1
      done()
    },
    onRcptTo: ({ address }, _session, done) => answerTo(address, done),
    onData: callbackify(async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
      emails.push(await readEmail(stream, session))
    }),
  })
  // A caller who hangs up in the middle is nothing to fail for.
  server.on('error', () => undefined)
  const listening: Server = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  return {
    url: `smtp://127.0.0.1:${portOf(listening)}`,
    emails,
    connections: () => connections,
    async [Symbol.asyncDispose]() {
      const { promise, resolve } = Promise.withResolvers<void>()
      server.close(resolve)
      await promise
    },
  }
}

/** `unknown@…` is refused for good, `later@…` for now, `silent@…` gets no answer. */
function answerTo(address: string, done: (error?: Error) => void): void {
  const [name] = address.split('@')
  if (name === 'silent') return
  if (name === 'unknown') done(refusal(550, `No such mailbox: ${address}`))
  else if (name === 'later') done(refusal(451, 'Try again later'))
  else done()
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

async function readEmail(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<Email> {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(Buffer.from(piece))
  if (stream.sizeExceeded) throw refusal(552, 'Too large')
  const parsed = await PostalMime.parse(Buffer.concat(pieces))
  return {
    from: addressOf(envelope.mailFrom),
    to: envelope.rcptTo.map(addressOf).join(', '),
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html ?? '',
    headers: Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value])),
  }
}

function addressOf(address: SMTPServerAddress | false): string {
  return address === false ? '' : address.address
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('It does not listen')
  return address.port
}
