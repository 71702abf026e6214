import type * as source from '#messages/shared-collection.ts'

export const sharedCollection: typeof source.sharedCollection = {
  introduction:
    'Video-video secara ringkas, dibuat dengan Précis: setiap baris diperiksa terhadap yang diucapkan. Coba dengan video Anda.',
  title: 'Koleksi yang dibagikan',
  loading: 'Memuat...',
  overview: 'Ikhtisar',
  more: 'Tampilkan lagi',
  tryAgain: 'Coba lagi',
  count: (count) => `${count} video secara ringkas`,
  channel: 'Kanalnya di YouTube',
  playlist: 'Playlistnya di YouTube',
  unnamed: 'Sebuah video',
  from: (title, time) => `${title}, dari ${time}, di YouTube`,
}
