import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import { AppError } from '#core/app-error.ts'
import { parseQuickJson } from '#core/parse-json.ts'
import { normalizeEmail } from '#product/email.ts'
import type { Db } from '#server/db/database.ts'
import { isSameText } from '#server/lib/secret-text.ts'
import { stopEmailsTo } from './settings.ts'

/** The most seconds since a report was written, so that a signature is valid once only. */
const maxAgeSeconds = 5 * 60

/** The form of Resend and Postmark's successors: signed by headers, as Standard Webhooks say. */
const standardSchema = z.object({
  type: z.enum(['email.bounced', 'email.complained']),
  data: z.object({
    to: z.union([z.array(z.string()).max(50), z.string().transform((one) => [one])]),
    bounce: z.object({ type: z.string() }).optional().catch(undefined),
  }),
})

/** The form of Mailgun: signed within the body. */
const mailgunSchema = z.object({
  signature: z.object({ timestamp: z.string(), token: z.string().max(200), signature: z.string() }),
  'event-data': z.object({
    event: z.string(),
    severity: z.string().optional().catch(undefined),
    recipient: z.string(),
  }),
})

type Report = { body: Uint8Array; headers: IncomingHttpHeaders }

/**
 * Stops the digests of addresses that a mail provider reports as bounced for good, or as complained about.
 * What else is reported, and what concerns an address without digests, changes nothing.
 * @throws AppError `FORBIDDEN` for a report that is not signed by the secret
 */
export async function receiveMailReport(
  { db, secret, now }: { db: Db; secret: string; now: number },
  { body, headers }: Report,
): Promise<void> {
  const text = new TextDecoder().decode(body)
  const json = parseQuickJson(text)
  const mailgun = mailgunSchema.safeParse(json).data
  const isSigned =
    mailgun === undefined
      ? isStandardSigned(secret, { text, headers, now })
      : isMailgunSigned(secret, { ...mailgun.signature, now })
  if (!isSigned) throw new AppError('FORBIDDEN', 'This report is not signed by our mail provider.')
  for (const address of mailgun === undefined ? bouncedOf(json) : bouncedAtMailgun(mailgun['event-data']))
    await stopEmailsTo(db, normalizeEmail(address))
}

function bouncedOf(json: unknown): string[] {
  const { data } = standardSchema.safeParse(json)
  if (data === undefined) return []
  // Without a type the provider names hard bounces alone.
  const isForGood =
    data.type === 'email.complained' ||
    /^(?:permanent|hard|undetermined)?$/i.test(data.data.bounce?.type ?? '')
  return isForGood ? data.data.to : []
}

function bouncedAtMailgun({
  event,
  severity,
  recipient,
}: z.output<typeof mailgunSchema>['event-data']): string[] {
  const isForGood =
    event === 'complained' || event === 'unsubscribed' || (event === 'failed' && severity === 'permanent')
  return isForGood ? [recipient] : []
}

function isStandardSigned(
  secret: string,
  { text, headers, now }: { text: string; headers: IncomingHttpHeaders; now: number },
): boolean {
  const read = (name: string): string => String(headers[`webhook-${name}`] ?? headers[`svix-${name}`] ?? '')
  const [id, timestamp, signatures] = [read('id'), read('timestamp'), read('signature')]
  if (id === '' || !isRecent(timestamp, now)) return false
  // The secret of Standard Webhooks is given as base64 behind a prefix.
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : secret
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${text}`).digest('base64')
  return signatures
    .split(' ')
    .some((given) => given.startsWith('v1,') && isSameText(given.slice(3), expected))
}

function isMailgunSigned(
  secret: string,
  { timestamp, token, signature, now }: { timestamp: string; token: string; signature: string; now: number },
): boolean {
  const expected = createHmac('sha256', secret).update(`${timestamp}${token}`).digest('hex')
  return isRecent(timestamp, now) && isSameText(signature, expected)
}

function isRecent(timestamp: string, now: number): boolean {
  return /^\d{1,12}$/.test(timestamp) && Math.abs(now / 1000 - Number(timestamp)) <= maxAgeSeconds
}
