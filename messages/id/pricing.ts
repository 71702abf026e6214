import type * as source from '#messages/pricing.ts'
import { dayWindowHours, plans, questionsPerMinute, summariesPerMinute } from '#product/plans.ts'

const { free, pro, unlimited } = plans

export const pricing: typeof source.pricing = {
  title: 'Harga: tiga paket, ditagih bulanan',
  description: (price) =>
    `Paket gratis dengan ${free.allowance?.summaries ?? 0} ringkasan per ${dayWindowHours} jam, dan dua paket berbayar mulai ${price} per bulan. Bisa berhenti kapan saja.`,
  heading: 'Harga',
  lead: 'Mulai gratis. Paket berbayar ditagih bulanan dalam rupee India. Berhenti kapan saja.',
  plansHeading: 'Paket',
  withoutScripts: 'Membeli paket memerlukan JavaScript, karena formulir pembayarannya memerlukannya.',
  back: 'Kembali ke aplikasi',
  whyHeading: 'Mengapa Unlimited?',
  noCounting: {
    title: 'Tanpa hitungan',
    text: (priceMore) =>
      `Dengan ${priceMore} lebih dari Pro, tidak ada jatah bulanan. Satu-satunya batas adalah pemakaian wajar: ${summariesPerMinute} ringkasan dan ${questionsPerMinute} pertanyaan per menit.`,
  },
  why: [
    {
      title: 'Didahulukan dalam antrean',
      text: 'Saat banyak orang menunggu, ringkasan Anda dibuat lebih dulu.',
    },
    {
      title: 'Seluruh riwayat Anda',
      text: `Setiap ringkasan tetap terlihat, bukan hanya ${pro.historyDays ?? 0} hari terakhir seperti di Pro.`,
    },
    {
      title: 'Bantuan VIP',
      text: `Kami menjawab dalam ${unlimited.supportHours} jam, bukan ${pro.supportHours} jam seperti di Pro.`,
    },
  ],
  fineHeading: 'Perlu diketahui',
  fine: [
    'Ringkasan yang gagal, atau yang Anda batalkan, tidak dihitung. Begitu juga video yang sama lagi dalam rentang waktu yang sama.',
    `Jatah gratis Anda tersedia lagi ${dayWindowHours} jam setelah ringkasan pertama.`,
    'Kartu dari luar India ditagih dalam rupee, dengan kurs bank Anda.',
    'Kalau Anda berhenti, paket berlaku sampai akhir bulan yang sudah dibayar, dan setelah itu tidak ada tagihan lagi.',
    `Setiap paket punya batas ${summariesPerMinute} ringkasan dan ${questionsPerMinute} pertanyaan per menit.`,
  ],
}

export const planStates: typeof source.planStates = {
  current: 'Paket saat ini',
  next: 'Paket berikutnya',
  manage: 'Kelola paket',
  begins: (day) => `Mulai pada ${day}.`,
  beginsAfter: (plan) => `Mulai saat ${plan} berakhir.`,
  beginsAfterOn: (plan, day) => `Mulai saat ${plan} berakhir, pada ${day}.`,
  beginsAtOnce: (plan) => `Langsung mulai. Kami mengembalikan sisa ${plan}.`,
  upgrade: (plan) => `Tingkatkan ke ${plan}`,
  change: (plan) => `Ganti ke ${plan}`,
  renews: (day) => `Diperpanjang pada ${day}.`,
  resume: (plan) => `Lanjutkan ${plan}`,
}
