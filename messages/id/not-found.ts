import type * as source from '#messages/not-found.ts'

export const notFound: typeof source.notFound = {
  title: 'Halaman tidak ditemukan: Précis',
  heading: '404: halaman tidak ditemukan',
  text: 'Tidak ada apa-apa di alamat ini.',
  home: 'Ke beranda',
  isYours: 'Apakah ini salah satu ringkasan Anda? Masuk untuk melihatnya.',
  signIn: 'Masuk',
}
