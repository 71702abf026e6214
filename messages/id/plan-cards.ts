import type * as source from '#messages/plan-cards.ts'

export const planCards: typeof source.planCards = {
  mostPopular: 'Paling populer',
  perMonth: 'per bulan',
  forWhom: {
    free: 'Untuk video sesekali',
    pro: 'Untuk kerja rutin dengan video',
    unlimited: 'Untuk pemakaian berat',
  },
  actions: {
    free: 'Mulai gratis',
    pro: 'Pilih Pro',
    unlimited: 'Pilih Unlimited',
  },
}
