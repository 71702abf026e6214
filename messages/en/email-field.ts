import type { EmailFault } from '#product/email.ts'

/** A field for an email address, and what can be wrong with it. */
export const emailTexts = {
  label: 'Email',
  faults: {
    missing: 'Email is required',
    invalid: 'Please enter a valid email address',
  } satisfies Record<EmailFault, string>,
}
