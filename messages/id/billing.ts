import type * as source from '#messages/billing.ts'

export const billingTexts: typeof source.billingTexts = {
  notLoaded: 'Pembayaran Anda tidak bisa dimuat. Paket Anda tidak terpengaruh.',
  loading: 'Memuat pembayaran...',
  demo: 'Peragaan: pembayaran belum dipasang di server ini, jadi tidak ada yang ditagih.',
  seePlans: 'Lihat paket',
  changePlan: 'Ganti paket',
  resume: 'Lanjutkan',
  cancel: 'Berhenti',
  payments: 'Pembayaran',
  paidFor: (plan, start, end) => `${plan}, ${start} sampai ${end}`,
  paidForInDemo: (plan, start, end) => `${plan}, ${start} sampai ${end} (peragaan)`,
  refunded: (price) => `(${price} dikembalikan)`,
  receipt: 'Kuitansi',
  olderNotLoaded: 'Pembayaran yang lebih lama tidak bisa dimuat.',
  showOlder: 'Tampilkan yang lebih lama',
  cancelTitle: (plan) => `Hentikan ${plan}?`,
  staysUntil: (plan, day) => `${plan} tetap berlaku sampai ${day}. Setelah itu tidak ada tagihan lagi.`,
  staysForMonth: (plan) =>
    `${plan} tetap berlaku sampai akhir bulan yang sudah dibayar. Setelah itu tidak ada tagihan lagi.`,
  endsNow: (plan) => `${plan} langsung berakhir. Setelah itu tidak ada tagihan lagi.`,
  keep: (plan) => `Pertahankan ${plan}`,
  cancelSubscription: 'Hentikan langganan',
  cancelled: 'Langganan dihentikan',
  cancelledNote: 'Tidak ada tagihan lagi.',
}
