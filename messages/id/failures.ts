import type * as source from '#messages/failures.ts'

export const failureTexts: typeof source.failureTexts = {
  error: 'Kesalahan',
  unreachable: 'Server tidak bisa dihubungi. Periksa koneksi Anda dan coba lagi.',
  unknown: 'Ada yang tidak beres. Silakan coba lagi.',
}
