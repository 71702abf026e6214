import type * as source from '#messages/shell.tsx'

export const shell: typeof source.shell = {
  skip: 'Langsung ke isi',
  loading: 'Memuat...',
  pages: 'Halaman',
  morePages: 'Halaman lain',
  mainPages: 'Halaman utama',
  help: 'Bantuan',
  login: 'Masuk',
  logout: 'Keluar',
  account: 'Akun',
  accountMenu: 'Menu akun',
  pro: 'Pro',
  motto: 'Video apa pun, secara ringkas, dan setiap barisnya bisa diperiksa.',
  licences: (link) => (
    <>
      {link('Lisensi')} pustaka dan fon di halaman ini. Transkrip contoh: pidato di Rice University (domain
      publik, 1962); takarir JavaScript: The Good Parts (CC BY 3.0, Google).
    </>
  ),
  columns: { product: 'Produk', company: 'Perusahaan', legal: 'Hukum' },
  languages: 'Baca halaman ini dalam',
  translationNote: (link) => (
    <>Halaman ini diterjemahkan mesin. Ada yang salah atau janggal? {link('Beri tahu kami')}.</>
  ),
  colours: (present) => <>Warna: {present}</>,
  switchColours: (present) => <>Ganti antara terang dan gelap, sekarang {present}</>,
  asOnDevice: 'seperti di perangkat ini',
  light: 'terang',
  dark: 'gelap',
}
