import type * as source from '#messages/email-field.ts'

export const emailTexts: typeof source.emailTexts = {
  label: 'E-Mail',
  problems: {
    missing: 'Bitte gib eine E-Mail-Adresse ein',
    invalid: 'Bitte gib eine gültige E-Mail-Adresse ein',
  },
}
