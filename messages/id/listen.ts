import type * as source from '#messages/listen.ts'

export const listen: typeof source.listen = {
  listen: 'Dengarkan',
  notLoaded: 'Suaranya tidak dimuat',
  checkConnection: 'Periksa koneksi Anda, lalu coba lagi.',
}
