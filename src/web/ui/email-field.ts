import { emailError } from '#product/email.ts'
import type { FormErrors } from './use-form.ts'

/** What every field for an address has. */
export const emailField = { label: 'Email', type: 'email', autoComplete: 'email' } as const

/** What is wrong with the address of a form that has nothing else to check. */
export function validateEmail({ email }: { email: string }): FormErrors<'email'> {
  const error = emailError(email)
  return error === null ? {} : { email: error }
}
