import type * as source from '#messages/log-out.ts'

export const logOut: typeof source.logOut = {
  done: 'Sudah keluar',
  signInAgain: 'Masuk lagi',
  error: 'Kesalahan',
  failed: 'Anda tidak bisa keluar. Silakan coba lagi.',
}
