import { z } from 'zod'
import { emailPattern, normalizeEmail } from '#product/email.ts'
import { field, optionalText } from './field.ts'

const smtpUrl = field(
  z
    .url({ protocol: /^smtps?$/, error: 'must look like smtps://user:password@host or smtp://host:587' })
    .nullable()
    .default(null),
)

const plainAddress = '[^\\s@<>,;]+@[^\\s@<>,;]+'
const senderForm = new RegExp(`^(?:[^<>@,;]*<${plainAddress}>|${plainAddress})$`)
/** The sender of emails that are written to files. */
const outboxSender = 'Précis <no-reply@localhost>'

const shortestSecret = 16

/** The variables about mail. */
export const mailFields = {
  SMTP_URL: smtpUrl,
  MAIL_FROM: field(
    z
      .string()
      .regex(senderForm, 'must look like Précis <hello@your-domain> or hello@your-domain')
      .nullable()
      .default(null),
  ),
  MAIL_WEBHOOK_SECRET: optionalText.refine(
    (secret) => secret === null || secret.length >= shortestSecret,
    `must have at least ${shortestSecret} characters`,
  ),
  NODE_ENV: field(z.string().default('development')),
}

/** How emails are sent. */
export type MailSettings = Readonly<{
  /** The mail server, with its password; `null` writes emails to files. */
  smtpUrl: string | null
  /** The sender of emails, as one header field. */
  mailFrom: string
  /** What the mail provider signs its reports of bounces with; `null` takes none. */
  mailWebhookSecret: string | null
}>

type Values = z.output<z.ZodObject<typeof mailFields>>

/** Names the values for the program. */
export function toMailSettings({
  SMTP_URL: url,
  MAIL_FROM: from,
  MAIL_WEBHOOK_SECRET: mailWebhookSecret,
}: Values): MailSettings {
  return { smtpUrl: url, mailFrom: from ?? outboxSender, mailWebhookSecret }
}

/** What is wrong with settings of mail that are each right: the name of the one that is missing, and why. */
export function missingMailSetting(values: Values): { name: string; reason: string } | null {
  const { SMTP_URL: url, MAIL_FROM: from, NODE_ENV: mode } = values
  if (url !== null && from === null) return { name: 'MAIL_FROM', reason: 'is needed with SMTP_URL' }
  if (url !== null || mode !== 'production') return null
  return {
    name: 'SMTP_URL',
    reason: 'is needed with NODE_ENV=production: without a mail server no user gets the code to sign in',
  }
}

/** The variables about support. */
export const helpFields = {
  SUPPORT_EMAIL: field(
    z
      .string()
      .regex(emailPattern, 'must look like help@your-domain')
      .transform(normalizeEmail)
      .nullable()
      .default(null),
  ),
}

/** The support of the site. */
export type HelpSettings = Readonly<{
  /** Where help requests are mailed; `null` keeps them in the list of the admins only. */
  supportEmail: string | null
}>

/** Names the values for the program. */
export function toHelpSettings(values: z.output<z.ZodObject<typeof helpFields>>): HelpSettings {
  return { supportEmail: values.SUPPORT_EMAIL }
}

/** The variables about webhooks. */
export const webhookFields = {
  WEBHOOKS_TO_PRIVATE: field(
    z
      .enum(['true', 'false'], { error: 'must be true or false' })
      .default('false')
      .transform((value) => value === 'true'),
  ),
}

/** Where webhooks may lead. */
export type WebhookSettings = Readonly<{
  /** Lets webhooks call addresses of private networks, also without TLS. */
  webhooksToPrivate: boolean
}>

/** Names the values for the program. */
export function toWebhookSettings(values: z.output<z.ZodObject<typeof webhookFields>>): WebhookSettings {
  return { webhooksToPrivate: values.WEBHOOKS_TO_PRIVATE }
}
