import type * as source from '#messages/recent-videos.ts'
import { number } from './language.ts'

export const recentVideos: typeof source.recentVideos = {
  heading: 'Video terakhir Anda',
  ready: (count) => `${number(count)} ringkasan sudah siap`,
  all: 'Semua di riwayat Anda',
  showAll: (count) => `Tampilkan semua ${count}`,
  showFewer: 'Tampilkan lebih sedikit',
  loading: 'Memuat video terakhir Anda...',
  failed: 'Daftar ini tidak bisa dimuat.',
  tryAgain: 'Coba lagi',
  unseen: 'Baru',
  remove: (title) => `Hapus ${title}`,
}
