import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { Clock } from '#server/lib/clock.ts'
import type { Mail, Mailer, MailFailure, MailOutcome } from '#server/ports/senders.ts'

type SmtpOptions = {
  /** Like `smtps://user:password@host`; further options of the library may stand in its query. */
  url: string
  from: string
  limits: SmtpLimits
}

/** Longest time for one email, and most bytes of its text and its HTML together. */
type SmtpLimits = { sendMs: number; maxBytes: number }

export const defaultSmtpLimits: SmtpLimits = { sendMs: 15_000, maxBytes: 512 * 1024 }

const maxConnections = 4

/** Hands emails to a mail server, over a few connections that stay open for the next ones. */
export function createSmtpMailer({ url, from, limits }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: maxConnections,
    connectionTimeout: limits.sendMs,
    greetingTimeout: limits.sendMs,
    socketTimeout: limits.sendMs,
    dnsTimeout: limits.sendMs,
  })
  return {
    send: async (mail, { signal }) => {
      if (sizeOf(mail) > limits.maxBytes) return failure('too-large', 'The email is larger than it may be')
      const tooLate = AbortSignal.timeout(limits.sendMs)
      try {
        await transport.sendMail({
          ...toMessage(mail, from, new Date()),
          signal: AbortSignal.any([signal, tooLate]),
        })
        return { sent: true }
      } catch (error) {
        if (tooLate.aborted) return failure('timeout', `The mail server took over ${limits.sendMs} ms`)
        return { sent: false, ...toMailError(error) }
      }
    },
    close: async () => transport.close(),
  }
}

function sizeOf({ text, html }: Mail): number {
  return Buffer.byteLength(text) + Buffer.byteLength(html)
}

function failure(reason: 'too-large' | 'timeout', message: string): MailOutcome {
  return { sent: false, reason, cause: new Error(message) }
}

/** An email as the library takes it. Headers say that no person answers at this address. */
function toMessage({ to, subject, text, html, unsubscribeUrl, id }: Mail, from: string, date: Date) {
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    date,
    headers: {
      'auto-submitted': 'auto-generated',
      ...(unsubscribeUrl === undefined
        ? {}
        : {
            'list-unsubscribe': `<${unsubscribeUrl}>`,
            'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
          }),
    },
    ...(id === undefined ? {} : { messageId: `<${id}@${domainOf(from)}>` }),
    // An email is what we wrote: no file and no address in it is fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The fields of the library's error, besides words of the mail server, which may hold the address. */
const errorSchema = z.object({
  code: z.string().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
})

/**
 * The reason for which an email was not sent, and an error that says so without the address and the words of
 * the mail server.
 */
function toMailError(raised: unknown): { reason: MailFailure; cause: Error } {
  const { code = 'no code', command = '', responseCode } = errorSchema.catch({}).parse(raised)
  const reason = reasonOf({ code, command, responseCode })
  const answered = responseCode === undefined ? '' : `, answer ${responseCode}`
  return { reason, cause: new Error(`The email was not sent: ${code} ${command}${answered}`) }
}

type Facts = { code: string; command: string; responseCode: number | undefined }

function reasonOf({ code, command, responseCode }: Facts): MailFailure {
  if (code === 'ETIMEDOUT') return 'timeout'
  if (responseCode === 552 || (code === 'EMESSAGE' && command === 'MAIL FROM')) return 'too-large'
  if (code === 'EENVELOPE' && command === 'RCPT TO' && isForGood(responseCode)) return 'address-refused'
  return isForGood(responseCode) || code === 'EAUTH' ? 'refused' : 'unreachable'
}

/** Answers from 500 on are given again when asked again. */
function isForGood(responseCode: number | undefined): boolean {
  return responseCode !== undefined && responseCode >= 500
}

function domainOf(from: string): string {
  return /@([^\s<>]+)>?$/.exec(from)?.[1] ?? 'localhost'
}

type OutboxOptions = {
  /** Made when it is not there. */
  folder: string
  from: string
  clock: Pick<Clock, 'now'>
  /** Called with each code, for developers: emails in a folder reach nobody. */
  onCode: (code: string) => void
}

/** Writes each email as a file that mail programs open, for machines without a mail server. */
export function createOutboxMailer({ folder, from, clock, onCode }: OutboxOptions): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    send: async (mail, { signal }) => {
      try {
        signal.throwIfAborted()
        const { message } = await transport.sendMail(toMessage(mail, from, new Date(clock.now())))
        if (!Buffer.isBuffer(message)) throw new Error('The email was not put together')
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeWhole(path.join(folder, nameAt(clock.now())), message)
      } catch (error) {
        const cause = error instanceof Error ? error : new Error('The email could not be written')
        return { sent: false, reason: 'unreachable', cause }
      }
      if (mail.code !== null) onCode(mail.code)
      return { sent: true }
    },
    close: async () => undefined,
  }
}

/** Sorts by time. */
function nameAt(now: number): string {
  return `${new Date(now).toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`
}

/** A reader of the folder never finds half an email. */
async function writeWhole(file: string, message: Buffer): Promise<void> {
  const draft = `${file}.part`
  await writeFile(draft, message, { mode: 0o600 })
  await rename(draft, file)
}
