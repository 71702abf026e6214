import type * as source from '#messages/following.tsx'
import { number, plural } from './language.ts'

export const followTexts: typeof source.followTexts = {
  loading: 'Memuat...',
  count: (count, max) => `Mengikuti ${count} dari ${max}`,
  digests: 'Rangkuman berkala',
  yourDigest: 'Rangkuman berkala Anda',
  introduction:
    'Video baru diringkas untuk Anda dan datang sebagai satu rangkuman, lewat email setiap pagi pukul 8.00. Anda bisa mengubahnya di sini. Mengikuti tidak dipungut biaya; setiap ringkasan dihitung satu.',
  short:
    'Video baru diringkas untuk Anda dan datang sebagai satu rangkuman. Mengikuti tidak dipungut biaya; setiap ringkasan dihitung satu.',
  source: 'Kanal, playlist, atau podcast',
  linkMissing: 'Tempel tautan.',
  startWith: 'Mulai dengan',
  newOnly: 'hanya video baru',
  newest: (count) => (count === 1 ? 'video terbaru' : plural(count, { other: `${count} video terbaru` })),
  inForm: 'Dalam bentuk',
  follow: 'Ikuti',
  followed: (name) => `Mengikuti ${name}`,
  full: (max, link) => (
    <>
      Paket Anda mengizinkan {max}. Berhenti mengikuti salah satu untuk menambah yang lain, atau lihat{' '}
      {link('paket')}.
    </>
  ),
}

export const followRow: typeof source.followRow = {
  videos: 'Video',
  videosOf: (name) => `Video dari ${name}`,
  unfollow: 'Berhenti mengikuti',
  unfollowOne: (name) => `Berhenti mengikuti ${name}`,
  askUnfollow: 'Berhenti mengikuti? Ringkasan Anda tetap ada di riwayat.',
  unfollowed: 'Tidak diikuti lagi',
  inForm: 'Video baru dalam bentuk',
  formChanged: (form) => `Video baru datang sebagai “${form}”`,
  formNote: 'Yang sudah diringkas tetap seperti adanya.',
  kinds: { channel: 'Kanal', playlist: 'Playlist', podcast: 'Podcast' },
  nothingNew: 'Belum ada yang baru',
  lastNew: (ago) => `Video baru terakhir ${ago}`,
  checked: (ago) => `diperiksa ${ago}`,
  notDone: (count) => `${count} belum selesai`,
  leftOut: (count, max) =>
    `${number(count)} dilewati dalam 7 hari terakhir: dari tiap sumber, ${max} video terbaru per hari yang diringkas.`,
  failing: 'Tidak menjawab',
  failingNote: 'YouTube tidak menjawab untuk ini. Kami akan mencoba lagi, dan tidak ada yang hilang.',
}

export const followedTexts: typeof source.followedTexts = {
  none: 'Belum ada yang baru sejak Anda mengikutinya.',
  more: (count) => `${count} lagi di riwayat dan rangkuman Anda.`,
  states: {
    waiting: 'Menunggu takarir',
    queued: 'Dalam antrean',
    unpaid: 'Menunggu jatah Anda',
    working: 'Sedang diringkas',
    done: 'Selesai',
    failed: 'Gagal',
  },
  nextTry: (moment) => `Kami akan mencoba lagi pada ${moment}.`,
  tryAgain: 'Coba lagi',
  tryVideo: (name) => `Coba lagi: ${name}`,
}

export const digestSettings: typeof source.digestSettings = {
  saved: 'Disimpan',
  mailed: 'Kirim lewat email',
  stops: {
    unsubscribed: 'Anda menghentikan emailnya. Centang kotaknya dan simpan untuk menerimanya lagi.',
    bounced: 'Kami menghentikan email karena server email Anda menolak satu.',
  },
  save: 'Simpan',
  nextOne: (moment) => `Berikutnya pada ${moment}, kalau ada yang baru.`,
  howOften: 'Seberapa sering',
  frequencies: { daily: 'Setiap hari', weekly: 'Setiap minggu', never: 'Tidak pernah' },
  on: 'Pada',
  at: 'Pukul',
  weekdays: ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'],
  zone: 'Zona waktu',
  feed: 'Untuk pembaca umpan Anda',
  feedHint: 'Siapa pun yang punya alamat ini bisa membaca rangkuman Anda. Ganti kalau alamatnya bocor.',
  copy: 'Salin',
  change: 'Ganti',
  feedChanged: 'Umpan punya alamat baru',
  done: (count) => `${count} selesai`,
  failed: (count) => `${count} gagal`,
  waiting: (count) => `${count} menunggu`,
}
