import type { z } from 'zod'
import { emailPattern, normalizeEmail } from '#product/email.ts'
import { field, separatedByCommas } from './field.ts'

const addresses = field(
  separatedByCommas(normalizeEmail).refine(
    (entries) => entries.every((entry) => emailPattern.test(entry)),
    'must be addresses separated by commas',
  ),
)

/** The variables about accounts. */
export const accountFields = { ADMIN_EMAILS: addresses, PRIVILEGED_EMAILS: addresses }

/** Whose accounts may do more. */
export type AccountSettings = Readonly<{
  /** In lower case; they run the site. */
  adminEmails: ReadonlySet<string>
  /** In lower case; they may do what paid plans may. */
  privilegedEmails: ReadonlySet<string>
}>

/** Names the values for the program. */
export function toAccountSettings(values: z.output<z.ZodObject<typeof accountFields>>): AccountSettings {
  return {
    adminEmails: new Set(values.ADMIN_EMAILS),
    privilegedEmails: new Set(values.PRIVILEGED_EMAILS),
  }
}
