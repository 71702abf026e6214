import path from 'node:path'
import { z } from 'zod'
import { emailPattern, normalizeEmail } from '#product/email.ts'
import { mayBeUsed, separatedByCommas } from './setting.ts'
import type { SettingRows } from './setting.ts'

const emails = separatedByCommas(normalizeEmail)
  .refine(
    (entries) => entries.every((entry) => emailPattern.test(entry)),
    'must be addresses separated by commas',
  )
  .transform((entries): ReadonlySet<string> => new Set(entries))

/** The settings of accounts. */
export const accountRows = {
  ADMIN_EMAILS: {
    name: 'adminEmails',
    says: 'Whose accounts see the admin page: addresses, by commas.',
    default: '',
    schema: emails,
  },
  PRIVILEGED_EMAILS: {
    name: 'privilegedEmails',
    says: 'Whose accounts may download summaries as paid plans may: addresses, by commas.',
    default: '',
    schema: emails,
  },
  GEOIP_DB: {
    name: 'geoipFile',
    says: "A database of places in MaxMind's format (.mmdb), for the list of devices. Empty knows no places.",
    schema: z
      .string()
      .refine((file) => mayBeUsed(file, 'read'), 'must be the path of a file that can be read')
      .transform((file) => path.resolve(file)),
  },
} as const satisfies SettingRows
