import { z } from 'zod'
import { emailPattern, normalizeEmail } from '#product/email.ts'
import { field } from './field.ts'

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
