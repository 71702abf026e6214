import type * as source from '#messages/digest.ts'

export const digestTexts: typeof source.digestTexts = {
  loading: 'Memuat...',
  gone: 'Rangkuman berkala ini tidak ada, atau lebih lama dari 90 hari.',
  following: 'Yang diikuti',
  failed: 'Gagal',
  unpaid: 'Menunggu jatah Anda',
  unpaidNote: 'Kami akan meringkasnya begitu Anda punya sisa ringkasan.',
}
