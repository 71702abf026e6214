import type * as source from '#messages/signed-out.ts'

export const signedOut: typeof source.signedOut = {
  title: 'Belum masuk',
  again: 'Anda sudah keluar. Masuk lagi...',
}
