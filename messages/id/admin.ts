import type * as source from '#messages/admin.ts'
import { number } from './language.ts'

export const adminTexts: typeof source.adminTexts = {
  title: 'Pengelolaan pengguna: Précis',
  heading: 'Pengelolaan pengguna',
  loading: 'Memuat...',
  tryAgain: 'Coba lagi',
  more: 'Tampilkan lagi',
  unlimited: 'Tanpa batas',
  success: 'Berhasil',
  error: 'Kesalahan',
}

export const adminUsers: typeof source.adminUsers = {
  all: 'Semua pengguna',
  search: 'Cari menurut email',
  users: 'Pengguna',
  none: 'Belum ada pengguna.',
  noMatch: 'Tidak ada pengguna yang cocok.',
  moreThan: (count) => `Lebih dari ${number(count)} pengguna`,
  count: (count) => `${count} pengguna`,
  left: (count) => `sisa ${count}`,
  select: 'Pilih',
  selectUser: (email) => `Pilih ${email}`,
  current: 'Pengguna yang dipilih',
  choose: 'Pilih pengguna dari daftar, atau ketik sebuah alamat.',
  unknown: 'Tidak ada pengguna dengan alamat ini.',
  email: 'Alamat email',
  plan: 'Paket',
  subscribed: 'Berlangganan',
  yes: 'Ya',
  no: 'Tidak',
  remaining: 'Sisa',
  created: 'Dibuat',
}

export const adminForms: typeof source.adminForms = {
  register: 'Daftarkan pengguna',
  email: 'Alamat email',
  phone: 'Telepon (boleh dikosongkan)',
  send: 'Daftarkan',
  sending: 'Mendaftarkan...',
  registered: (isNew) => (isNew ? 'Pengguna terdaftar' : 'Alamat ini sudah terdaftar'),
  notRegistered: 'Pengguna tidak bisa didaftarkan',
  test: 'Ringkasan percobaan',
  userEmail: 'Email pengguna',
  video: 'Alamat video',
  generate: 'Buat ringkasan',
  generating: 'Membuat...',
  counts: 'Ringkasan ini dihitung dalam jatah pengguna tersebut.',
  notGenerated: 'Ringkasan tidak bisa dibuat',
  noneLeft: 'Pengguna ini tidak punya ringkasan lagi.',
  generated: (left) => `Ringkasan dibuat! Sisa ringkasan pengguna: ${left}.`,
  generatedUnlimited: 'Ringkasan dibuat! Ringkasan pengguna ini tanpa batas.',
}

export const adminRecords: typeof source.adminRecords = {
  help: 'Permintaan bantuan',
  show: 'Tampilkan',
  open: 'Terbuka',
  answered: 'Terjawab',
  all: 'Semua',
  requests: 'Permintaan dan keadaannya',
  nobodyWaits: 'Tidak ada yang menunggu jawaban.',
  noRequests: 'Tidak ada.',
  markAnswered: 'Tandai sudah dijawab',
  openAgain: 'Buka kembali',
  signedIn: 'Masuk',
  notSignedIn: 'Tidak masuk',
  answerBy: (moment) => `jawab paling lambat ${moment}`,
  notMailed: 'email tidak terkirim',
  usage: 'Riwayat pemakaian',
  chooseUser: 'Pilih pengguna untuk melihat apa yang diringkasnya.',
  summaries: 'Ringkasan pengguna ini',
  noSummaries: 'Belum ada ringkasan.',
}

type Done = (admin: string, target: string | null) => string

const did =
  (what: string): Done =>
  (admin, target) =>
    `${admin} ${what}${target === null ? '' : ` ${target}`}`

export const adminActivity: typeof source.adminActivity = {
  title: 'Aktivitas pengelola',
  list: 'Aktivitas, terbaru dulu',
  none: 'Belum ada.',
  failed: (why) => `Gagal: ${why}`,
  done: {
    'list-users': did('melihat daftar pengguna'),
    'read-usage': did('melihat pemakaian'),
    'register-user': did('mendaftarkan'),
    summarize: did('membuat ringkasan untuk'),
    'list-help-requests': did('melihat daftar permintaan bantuan'),
    'change-help-request': did('mengubah permintaan bantuan'),
    'read-audit': did('membaca daftar ini'),
  },
}
