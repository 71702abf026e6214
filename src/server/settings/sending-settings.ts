import path from 'node:path'
import { z } from 'zod'
import { emailPattern, normalizeEmail } from '#product/email.ts'
import type { processRows } from './server-settings.ts'
import { addressOf, atLeast, oneOf } from './setting.ts'
import type { Misfit, SettingRows, Values } from './setting.ts'

const plainAddress = '[^\\s@<>,;]+@[^\\s@<>,;]+'
const senderForm = new RegExp(`^(?:[^<>@,;]*<${plainAddress}>|${plainAddress})$`)

/** The settings of emails, webhooks and destinations. */
export const sendingRows = {
  SMTP_URL: {
    name: 'smtpUrl',
    says: 'The mail server, like smtps://user:password@mail.example or smtp://host:587. Empty writes each email as a file into DATA_DIR/outbox and sign-in codes to the console.',
    schema: addressOf(/^smtps?$/, 'smtps://user:password@host or smtp://host:587'),
  },
  MAIL_FROM: {
    says: 'Who emails are from, like Précis <hello@precis.example>. Needed with SMTP_URL.',
    schema: z.string().regex(senderForm, 'must look like Précis <hello@your-domain> or hello@your-domain'),
  },
  MAIL_WEBHOOK_SECRET: {
    name: 'mailWebhookSecret',
    says: 'What your mail provider signs its reports of bounced emails with, for https://your-address/api/webhooks/mail, 16 characters or more. Empty takes no reports.',
    schema: atLeast(16),
  },
  SUPPORT_EMAIL: {
    name: 'supportEmail',
    says: 'Where help requests are mailed. Empty keeps them in the list of the admin page only.',
    schema: z.string().regex(emailPattern, 'must look like help@your-domain').transform(normalizeEmail),
  },
  WEBHOOKS_TO_PRIVATE: {
    name: 'webhooksToPrivate',
    says: 'true lets webhooks call addresses of private networks, also without TLS: for development, or where every account is trusted.',
    default: 'false',
    schema: oneOf(['true', 'false']).transform((word) => word === 'true'),
  },
  NOTES_FOLDER: {
    name: 'notesFolder',
    says: 'A folder of this machine where accounts may have their summaries written as notes, such as a vault of Obsidian; every process with SERVICES=worker needs it. Only with PLANS=off, VISITORS=off and SIGN_UP other than open. Empty offers no folder.',
    schema: z.string().refine((folder) => path.isAbsolute(folder), 'must be the whole path of a folder'),
  },
  READWISE_BASE_URL: {
    name: 'readwiseBaseUrl',
    says: 'Where Readwise is; another address is that of a stand-in.',
    default: 'https://readwise.io',
    schema: addressOf(/^https?$/, 'https://host'),
  },
  NOTION_BASE_URL: {
    name: 'notionBaseUrl',
    says: 'Where Notion’s API is; another address is that of a stand-in.',
    default: 'https://api.notion.com',
    schema: addressOf(/^https?$/, 'https://host'),
  },
} as const satisfies SettingRows

type Sending = Values<typeof sendingRows>

/**
 * The sender of emails as one header field: that of the settings, else the one of emails that are written to
 * files.
 */
export function toSender({ MAIL_FROM: from }: Pick<Sending, 'MAIL_FROM'>): string {
  return from ?? 'Précis <no-reply@localhost>'
}

/** Names what mail needs and lacks. */
export function findMissingMail(values: Sending & Pick<Values<typeof processRows>, 'NODE_ENV'>): Misfit {
  const { SMTP_URL: url, MAIL_FROM: from, NODE_ENV: mode } = values
  if (url !== null && from === null) return { name: 'MAIL_FROM', reason: 'is needed with SMTP_URL' }
  if (url !== null || mode !== 'production') return null
  return {
    name: 'SMTP_URL',
    reason: 'is needed with NODE_ENV=production: without a mail server no user gets the code to sign in',
  }
}
