import type * as source from '#messages/recent-videos.ts'

export const recentVideos: typeof source.recentVideos = {
  heading: 'Video terakhir Anda',
  all: 'Semua di riwayat Anda',
  showAll: (count) => `Tampilkan semua ${count}`,
  showFewer: 'Tampilkan lebih sedikit',
  loading: 'Memuat video terakhir Anda...',
  failed: 'Daftar ini tidak bisa dimuat.',
  tryAgain: 'Coba lagi',
  unseen: 'Baru',
  remove: (title) => `Hapus ${title}`,
}
