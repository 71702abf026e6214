import type * as source from '#messages/email-dialog.ts'

export const emailDialog: typeof source.emailDialog = {
  title: 'Masuk untuk 2 ringkasan gratis',
  description:
    'Satu ringkasan gratis lagi: masukkan email Anda dan langsung dimulai. Tanpa kata sandi, tanpa buletin.',
  submit: 'Lanjutkan',
  signIn: 'Masuk saja',
}
