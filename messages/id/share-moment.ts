import type * as source from '#messages/share-moment.ts'

export const shareMoment: typeof source.shareMoment = {
  title: 'Bagikan baris ini',
  found:
    'Siapa pun yang punya tautannya melihat baris ini dan apa yang diucapkan di sekitarnya. Tidak ada apa pun tentang Anda di sana.',
  notFound:
    'Siapa pun yang punya tautannya melihat baris ini, ditandai tidak ditemukan dalam transkrip. Tidak ada apa pun tentang Anda di sana.',
  copyImage: 'Salin sebagai gambar',
  picture: 'Baris dengan keadaannya dan tempatnya dalam video',
  pictureCopied: 'Gambar disalin',
  pictureDownloaded: 'Gambar diunduh',
  pictureNotLoaded: 'Gambarnya tidak bisa dimuat.',
}
