import type { EmailProblem } from '#product/email.ts'

/** A field for an email address, and what can be wrong with it. */
export const emailTexts = {
  label: 'Email',
  problems: {
    missing: 'Email is required',
    invalid: 'Please enter a valid email address',
  } satisfies Record<EmailProblem, string>,
}
