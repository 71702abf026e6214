import type * as source from '#messages/without-model.tsx'

export const withoutModelTexts: typeof source.withoutModelTexts = {
  causes: {
    outage:
      'Model AI tidak menjawab, jadi ini dengan kata-kata pembicara sendiri. Coba lagi beberapa menit lagi.',
    cut: 'Jawaban model AI terputus, jadi ini dengan kata-kata pembicara sendiri.',
    unusable: 'Jawaban model AI tidak bisa dipakai, jadi ini dengan kata-kata pembicara sendiri.',
    unfound: 'Jawaban model AI tidak ditemukan di transkrip, jadi ini dengan kata-kata pembicara sendiri.',
    run: 'Ini akan memakan lebih banyak AI daripada jatah satu permintaan, jadi ini dengan kata-kata pembicara sendiri.',
    earlier: 'Jatah AI habis saat Anda meminta, jadi ini dengan kata-kata pembicara sendiri.',
    all: 'Jatah AI hari ini untuk semua orang sudah habis, jadi ini dengan kata-kata pembicara sendiri.',
    visitors: 'Jatah AI hari ini untuk pengunjung sudah habis, jadi ini dengan kata-kata pembicara sendiri.',
    network:
      'Jaringan Anda sudah menghabiskan jatah AI hari ini untuk pengunjung, jadi ini dengan kata-kata pembicara sendiri.',
    free: 'Jatah AI hari ini untuk akun gratis sudah habis, jadi ini dengan kata-kata pembicara sendiri.',
    'free-account': 'Anda sudah menghabiskan jatah AI hari ini, jadi ini dengan kata-kata pembicara sendiri.',
    'paid-account':
      'Anda sudah menghabiskan jatah AI paket Anda untuk hari ini, jadi ini dengan kata-kata pembicara sendiri.',
  },
  backOn: (time) => <>Tersedia lagi pada {time}.</>,
  accountsHaveOwn: 'Akun punya jatah sendiri.',
  plansHaveOwn: 'Setiap paket punya jatah sendiri.',
  signIn: 'Masuk',
  seePlans: 'Lihat paket',
  writeWithAi: 'Tulis dengan AI',
}
