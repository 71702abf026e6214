import type * as source from '#messages/page-parts.ts'

export const pageParts: typeof source.pageParts = {
  updated: 'Précis sudah diperbarui. Muat ulang halaman untuk melanjutkan. Yang Anda simpan masih ada.',
  stopped: 'Bagian halaman ini berhenti berfungsi.',
  notLoaded: 'Bagian halaman ini tidak dimuat. Periksa koneksi Anda dan coba lagi.',
  pageStopped: 'Halaman ini berhenti berfungsi',
  pageNotLoaded: 'Halaman ini tidak dimuat',
  reload: 'Muat ulang',
  tryAgain: 'Coba lagi',
}
