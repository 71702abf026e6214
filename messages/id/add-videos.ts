import type * as source from '#messages/add-videos.ts'

export const addVideos: typeof source.addVideos = {
  title: 'Tambahkan video',
  description: 'Video baru dihitung sebagai satu ringkasan; yang sudah Anda punya gratis.',
  links: (max) => `Tautan ke video, sampai ${max}, satu per baris`,
  add: (count) => `Tambahkan ${count} video`,
  own: 'Dari riwayat Anda',
  search: 'Cari di riwayat Anda',
  loading: 'Memuat...',
  nothingFound: 'Tidak ada yang ditemukan.',
}
