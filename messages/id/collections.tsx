import type * as source from '#messages/collections.tsx'

export const progress: typeof source.progress = {
  videos: (count) => `${count} video`,
  summarized: (count, total) => `${count} dari ${total} diringkas`,
  working: (count) => `${count} dikerjakan`,
  waiting: (count) => `${count} menunggu`,
  failed: (count) => `${count} gagal`,
  paused: 'dijeda',
  noneLeft: 'tidak ada sisa ringkasan saat ini',
  goesOn: (moment) => `tidak ada sisa ringkasan, lanjut pada ${moment}`,
}

export const collectionList: typeof source.collectionList = {
  loading: 'Memuat...',
  empty: (link) => (
    <>
      Belum ada apa-apa. {link('Tempel playlist atau kanal')} untuk meringkas videonya ke dalam koleksi, atau
      buat sendiri.
    </>
  ),
  tags: 'Label',
  new: 'Koleksi baru',
}

export const collectionView: typeof source.collectionView = {
  all: 'Semua koleksi',
  loading: 'Memuat...',
  gone: 'Koleksi ini tidak ada. Mungkin sudah dihapus.',
  tryAgain: 'Coba lagi',
  pause: 'Jeda',
  goOn: 'Lanjutkan',
  retry: (count) => `Coba lagi ${count}`,
  add: 'Tambahkan video',
  share: 'Bagikan',
  edit: 'Ubah',
  remove: 'Hapus',
  more: 'Tindakan lain',
  fileWithPlan: 'Simpan sebagai berkas, dengan paket',
  file: 'Simpan sebagai Markdown',
  askRemoval: 'Hapus koleksi ini? Ringkasannya tetap ada di riwayat Anda.',
  removeForGood: 'Hapus koleksi',
}

export const collectionEdit: typeof source.collectionEdit = {
  form: 'Judul, label, dan bentuk',
  title: 'Judul',
  titleMissing: 'Beri judul.',
  tags: 'Label, dipisahkan koma',
  inForm: 'Dalam bentuk',
  stay: 'Video yang sudah diringkas tetap seperti adanya.',
  save: 'Simpan',
  cancel: 'Batal',
}

export const collectionVideos: typeof source.collectionVideos = {
  videos: 'Daftar video',
  search: 'Cari, atau ajukan pertanyaan ke semua video ini',
  none: 'Belum ada video.',
  nothingFound: 'Tidak ada yang ditemukan.',
  onlyFailed: (count) => `Hanya ${count} yang gagal`,
  parts: 'Bagian daftar',
  before: 'Sebelumnya',
  next: 'Berikutnya',
  range: (first, last, total) => `${first} sampai ${last} dari ${total}`,
  states: {
    waiting: 'Menunggu',
    working: 'Dikerjakan',
    done: 'Selesai',
    failed: 'Gagal',
    skipped: 'Sudah Anda punya',
  },
  unnamed: 'Sebuah video',
  failure: (name) => `${name}.`,
  takeOut: 'Keluarkan',
  takeOutVideo: (title) => `Keluarkan ${title}`,
}

export const overviewControls: typeof source.overviewControls = {
  overview: 'Ikhtisar',
  writing: 'Menulis ikhtisar...',
  write: 'Tulis ikhtisar',
  writeAgain: 'Tulis ulang',
}
