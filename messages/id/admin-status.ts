import type * as source from '#messages/admin-status.ts'

export const statusTexts: typeof source.statusTexts = {
  title: 'Status layanan',
  loading: 'Memuat...',
  tryAgain: 'Coba lagi',
  asOf: (moment, seconds) => `Per ${moment}. Diperbarui setiap ${seconds} detik.`,
  waiting: 'Menunggu',
  oldest: (count, duration) => `${count}, yang terlama ${duration}`,
  running: 'Berjalan',
  silent: 'Pekerja tidak merespons',
  spentToday: 'Terpakai hari ini',
  database: 'Basis data',
  shares: {
    all: 'Semua orang',
    visitors: 'Pengunjung',
    network: 'Jaringan pengunjung tersibuk',
    free: 'Akun gratis',
    'free-account': 'Akun gratis tersibuk',
    'paid-account': 'Akun berbayar tersibuk',
  },
  spent: (spent, max) => `${spent} dari ${max}`,
  refused: (spent, max, count) => `${spent} dari ${max}, ${count} ditolak`,
  seconds: (count) => `${count} dtk`,
  minutes: (count) => `${count} mnt`,
  hours: (count) => `${count} jam`,
}

export const statusTables: typeof source.statusTables = {
  models: {
    title: 'Model hari ini (UTC)',
    heads: ['Nama model', 'Panggilan', 'Gagal', 'Token masuk + keluar', 'Biaya'],
    empty: 'Hari ini belum ada model yang dipanggil.',
  },
  sources: {
    title: 'Sumber transkrip, sejak server ini dimulai',
    heads: ['Sumber', 'Berhasil', 'Hasil lain'],
    empty: 'Belum ada sumber yang ditanya.',
  },
  sweeps: {
    title: 'Pembersihan',
    heads: ['Pembersihan', 'Terakhir', 'Baris yang jatuh tempo', 'Keadaan'],
    empty: 'Tidak ada pembersihan di sini.',
  },
  sizes: { title: 'Tabel', heads: ['Tabel', 'Ukuran', 'Baris'], empty: 'Tidak ada tabel.' },
}

export const statusCells: typeof source.statusCells = {
  unknownCost: 'tidak diketahui',
  noOthers: 'tidak ada',
  notYet: 'belum',
  notCounted: 'tidak dihitung',
  running: 'Berjalan',
  failed: 'Gagal',
  good: 'Baik',
}
