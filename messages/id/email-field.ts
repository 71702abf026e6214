import type * as source from '#messages/email-field.ts'

export const emailTexts: typeof source.emailTexts = {
  label: 'Alamat email',
  problems: {
    missing: 'Email wajib diisi',
    invalid: 'Masukkan alamat email yang sah',
  },
}
