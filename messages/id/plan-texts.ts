import type * as source from '#messages/plan-texts.ts'

export const planTexts: typeof source.planTexts = {
  free: 'Anda memakai paket gratis. Tidak ada yang ditagih.',
  costs: (plan, price) => `${plan} berharga ${price} per bulan.`,
  renews: (plan, price, day) => `${plan} berharga ${price} per bulan dan diperpanjang pada ${day}.`,
  endsSoon: (plan) =>
    `Perpanjangan terakhir gagal. Kami akan mencoba lagi; tanpa pembayaran, ${plan} segera berakhir.`,
  ends: (plan, day) =>
    `Perpanjangan terakhir gagal. Kami akan mencoba lagi; tanpa pembayaran, ${plan} berakhir pada ${day}.`,
  endOfMonth: 'akhir bulan',
  cancelled: (plan, until) =>
    `Dihentikan. ${plan} berlaku sampai ${until}, dan setelah itu tidak ada tagihan lagi.`,
  continues: (plan, day) => `${plan} berlanjut: diperpanjang pada ${day}.`,
  begins: (plan, day) => `${plan} dimulai pada ${day}. Sampai saat itu tidak ada yang berubah.`,
  changes: (plan, until, next) => `Dihentikan. ${plan} berlaku sampai ${until}, lalu ${next} dimulai.`,
  ended: 'Paket Anda sudah berakhir.',
  endedOn: (day) => `Paket Anda berakhir pada ${day}. Anda memakai paket gratis.`,
  unlimited: 'Ringkasan tanpa batas',
  left: (count, allowance) => `Sisa ${count} dari ${allowance} ringkasan`,
}
