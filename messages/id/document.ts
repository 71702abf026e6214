import type * as source from '#messages/document.ts'

export const documentTexts: typeof source.documentTexts = {
  offline: 'Anda sedang luring.',
  canRead: 'Anda tetap bisa membaca halaman ini.',
  carriesOn: 'Ringkasan yang sedang dibuat terus berjalan tanpa Anda dan ada di sini saat Anda kembali.',
  missedClick: 'Yang Anda klik tidak bisa dibuka. Coba lagi nanti.',
  loading: 'Memuat...',
}
