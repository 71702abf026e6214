import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { findSecret, storeSecret } from '#server/db/secret-file.ts'
import { networkPrefix } from '#server/http/proxies.ts'
import { keyedMemo } from '#server/lib/keyed-memo.ts'
import { writeText, writeHtml } from '#server/lib/mail/email-content.ts'
import type { EmailContent } from '#server/lib/mail/email-content.ts'
import type { MailLanguage } from '#server/lib/written-language.ts'
import type { Mail } from '#server/ports/senders.ts'
import type { LoginDeps } from './context.ts'
import { readMailLanguage } from './users/mail-language.ts'

const secretBytes = 32

/** The server's secret from its folder; the first of several processes to start makes it. */
export async function readSecret(dataDir: string): Promise<string> {
  const known = await findSecret(dataDir)
  return known ?? (await storeSecret(dataDir, randomBytes(secretBytes).toString('base64url')))
}

const keyBytes = 32

/** The purpose of a key. */
type Purpose =
  | 'visitor cookie'
  | 'device cookie'
  | 'identity cookie'
  | 'logout address'
  | 'network'
  | 'address'
  | 'login code'
  | 'call counts'
  | 'shared page'
  | 'shared moment'
  | 'webhook secret'
  | 'destination token'
  | 'shared collection'
  | 'collection feed'
  | 'digest feed'
  | 'digest unsubscribe'
  | 'hub address'
  | 'hub secret'
  | 'idempotency key'

/** The keys of each secret by purpose; a process has one secret. */
const keysBySecret = new Map<string, Map<Purpose, Buffer>>()

/** A key for one purpose, derived from the server's secret, so that none serves another purpose. */
export function purposeKey(secret: string, purpose: Purpose): Buffer {
  const keys = keysBySecret.get(secret) ?? new Map<Purpose, Buffer>()
  keysBySecret.set(secret, keys)
  const found = keys.get(purpose)
  if (found !== undefined) return found
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, keyBytes))
  keys.set(purpose, key)
  return key
}

const maxHashes = 10_000

const hashAddress = keyedMemo(maxHashes, (key: Buffer, address): string =>
  createHmac('sha256', key).update(networkPrefix(address)).digest('base64url'),
)

/** A keyed hash of the network of an address, which tells networks apart without storing addresses. */
export function networkKey(secret: string, address: string): string {
  return hashAddress(purposeKey(secret, 'network'), address) ?? ''
}

/** A keyed hash of an email in lower case, which identifies it in counts without storing it. */
export function addressKey(secret: string, email: string): string {
  return createHmac('sha256', purposeKey(secret, 'address')).update(email).digest('base64url')
}

/** The longest time for the mail server, in ms. */
const sendTimeoutMs = 30_000

type Notice = {
  to: string
  /** Read from the account where it is not given. */
  language?: MailLanguage
  /** Gives the words in the language of the account. */
  write: (language: MailLanguage) => NoticeWords | Promise<NoticeWords>
}
type NoticeDeps = Pick<LoginDeps, 'db' | 'mailer' | 'log'>
type NoticeWords = { subject: string; content: EmailContent }

/**
 * Mails an account what happened to it, in its language. Never throws, and comes back when the email is
 * written: the call that it is about does not wait for the mail server. A failure is logged as that of the
 * email about `about`.
 */
export async function sendNotice(
  deps: NoticeDeps,
  about: string,
  { to, write, ...known }: Notice,
): Promise<void> {
  try {
    const language = known.language ?? (await readMailLanguage(deps.db, to))
    const { subject, content } = await write(language)
    const written = { ...content, language }
    const mail = { to, subject, text: writeText(written), html: writeHtml(written), code: null }
    void deliverMail(deps, about, mail)
  } catch (err) {
    deps.log.error({ err }, `the email about ${about} could not be written`)
  }
}

/** Sends an email; `false` where the mail server does not take it, which is logged as one about `about`. */
export async function deliverMail(
  { mailer, log }: Pick<NoticeDeps, 'mailer' | 'log'>,
  about: string,
  mail: Mail,
): Promise<boolean> {
  const outcome = await mailer.send(mail, { signal: AbortSignal.timeout(sendTimeoutMs) })
  if (!outcome.sent) {
    log.error({ err: outcome.cause, reason: outcome.reason }, `the email about ${about} could not be sent`)
  }
  return outcome.sent
}
