import type * as source from '#messages/plan-resumed.ts'

export const planResumed: typeof source.planResumed = {
  title: (plan) => `${plan} berlanjut`,
  undone: 'Penghentian Anda dibatalkan. Sekarang tidak ada yang ditagih.',
  undoneUntil: (day) =>
    `Penghentian Anda dibatalkan. Paket diperpanjang pada ${day}. Sekarang tidak ada yang ditagih.`,
}
