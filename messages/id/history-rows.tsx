import type * as source from '#messages/history-rows.tsx'

export const rowTexts: typeof source.rowTexts = {
  unnamed: (id) => `Video ${id}`,
  shared: 'Dibagikan',
  readHere: 'Baca di sini',
  close: 'Tutup',
  readTitle: (title) => `Baca ${title} di sini`,
  closeTitle: (title) => `Tutup ${title}`,
  hits: 'Yang ditemukan',
  insights: 'Pokok penting',
  showLess: 'Tampilkan lebih sedikit',
  showWhole: 'Tampilkan seluruh ringkasan',
  copy: 'Salin',
  download: 'Unduh',
  downloadWithPlan: 'Unduh dengan Pro',
  watch: 'Tonton',
  watchOriginal: 'Lihat video asli',
  fetching: 'Mengambil transkrip...',
  remove: 'Hapus',
  removed: (title) => <>Dihapus: {title}</>,
  undo: 'Urungkan',
}
