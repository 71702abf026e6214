import type * as source from '#messages/history-lists.tsx'

export const summaryList: typeof source.summaryList = {
  loading: 'Memuat riwayat Anda...',
  failed: 'Riwayat tidak bisa dimuat. Silakan coba lagi nanti.',
  empty: {
    title: 'Belum ada riwayat',
    text: 'Setiap ringkasan yang Anda buat disimpan di sini, dengan pokok penting dan transkripnya.',
    action: 'Mulai meringkas',
  },
  search: 'Cari, atau ajukan pertanyaan ke semua video Anda',
  count: (count) => `${count} ringkasan`,
  found: (count) => `${count} ringkasan ditemukan`,
  beyond: (count, days) =>
    `${count} ringkasan lagi lebih lama dari ${days} hari yang ditampilkan paket Anda. Ringkasan itu masih tersimpan.`,
}

export const transcriptList: typeof source.transcriptList = {
  loading: 'Memuat transkrip Anda...',
  failed: 'Transkrip tidak bisa dimuat. Silakan coba lagi nanti.',
  empty: {
    title: 'Belum ada transkrip',
    text: 'Transkrip yang Anda ambil atau tempel disimpan di sini.',
    action: 'Ke beranda',
  },
  search: 'Cari dalam judul dan transkrip',
  count: (count) => `${count} transkrip`,
  found: (count) => `${count} transkrip ditemukan`,
  beyond: (count, days) =>
    `${count} transkrip lagi lebih lama dari ${days} hari yang ditampilkan paket Anda. Transkrip itu masih tersimpan.`,
}

export const listTexts: typeof source.listTexts = {
  sort: 'Urutan',
  sorts: {
    newest: 'Terbaru dulu',
    oldest: 'Terlama dulu',
    title: 'Menurut judul',
    longest: 'Terpanjang dulu',
  },
  view: 'Tampilan',
  views: { cards: 'Kartu', compact: 'Ringkas' },
  filters: 'Saringan',
  filtersOn: 'Saringan: aktif',
  clear: 'Hapus saringan',
  channel: 'Kanal',
  allChannels: 'Semua kanal',
  language: 'Bahasa',
  allLanguages: 'Semua bahasa',
  unknownLanguage: 'Bahasa tidak diketahui',
  form: 'Bentuk',
  allForms: 'Semua bentuk',
  from: 'Dari',
  to: 'Sampai',
  since: (day) => `sejak ${day}`,
  until: (day) => `sampai ${day}`,
  days: (first, last) => `${first} sampai ${last}`,
  exportAll: 'Ekspor semua',
  exportThese: 'Ekspor yang ini',
  exportAs: 'Ekspor sebagai',
  more: 'Tampilkan lagi',
  tryAgain: 'Coba lagi',
  moreFailed: 'Sisa daftar tidak bisa dimuat.',
  plans: 'Lihat harga paket',
  held: 'Anda masuk di terlalu banyak perangkat. Hapus salah satunya untuk melanjutkan di sini.',
  devices: 'Kelola perangkat',
  nothingContains: (search) => <>Tidak ada yang memuat {search}.</>,
  hidden: (filter, count) => (
    <>
      Tidak ada yang ditemukan. {count} hasil tersembunyi oleh {filter}.
    </>
  ),
  nothingTogether: 'Tidak ada yang cocok dengan semua ini bersama-sama.',
  without: (filter, count) => `Tanpa ${filter} (${count})`,
  showAll: 'Tampilkan semua',
}
