import type * as source from '#messages/account-sections.tsx'

export const accountSections: typeof source.accountSections = {
  profile: 'Profil',
  email: 'Alamat email',
  memberSince: 'Anggota sejak',
  phone: 'Telepon',
  optional: 'Boleh dikosongkan.',
  save: 'Simpan',
  phoneSaved: 'Nomor telepon disimpan',
  plan: 'Paket',
  comeBack: (moment) => <>Ringkasan tersedia lagi pada {moment}.</>,
  data: 'Data Anda',
  dataText: 'Semua milik Anda, sebagai satu berkas JSON.',
  downloadData: 'Unduh data saya',
  exportHistory: (link) => (
    <>Untuk catatan, kartu, atau pengelola referensi: {link('ekspor riwayat Anda')}.</>
  ),
  devices: 'Perangkat',
  signOutEverywhere: 'Keluar di semua tempat',
  signOutQuestion: 'Semua perangkat akan keluar, termasuk yang ini.',
  loggedOut: 'Sudah keluar',
  onAllDevices: 'Di semua perangkat.',
}

export const accountDeletion: typeof source.accountDeletion = {
  title: 'Hapus akun',
  text: 'Riwayat, perangkat, dan pengaturan Anda dihapus selamanya. Kami hanya menyimpan catatan pembayaran yang diwajibkan hukum. Anda punya tujuh hari untuk berubah pikiran.',
  deleteMine: 'Hapus akun saya',
  dialogText: 'Akun dihapus dalam tujuh hari. Sampai saat itu, Anda bisa berubah pikiran di halaman ini.',
  typeToConfirm: (email) => `Ketik ${email} untuk mengonfirmasi`,
  pleaseType: (email) => `Ketik ${email}`,
  requested: 'Akun Anda akan dihapus dalam tujuh hari',
  notice: 'Penghapusan',
  willBeDeleted: (day) => <>Akun ini akan dihapus pada {day}.</>,
  untilThen: 'Sampai saat itu semuanya tetap seperti sekarang.',
  keep: 'Pertahankan akun saya',
  stays: 'Akun Anda tetap ada',
}
