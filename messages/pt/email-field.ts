import type * as source from '#messages/email-field.ts'

export const emailTexts: typeof source.emailTexts = {
  label: 'E-mail',
  problems: {
    missing: 'Digite seu e-mail',
    invalid: 'Digite um e-mail válido',
  },
}
