import type * as source from '#messages/plan-cards.ts'

export const planCards: typeof source.planCards = {
  mostPopular: '一番人気',
  perMonth: '/ 月',
  forWhom: {
    free: 'ときどき動画を要約する方に',
    pro: '仕事で動画をよく使う方に',
    unlimited: 'たくさん使う方に',
  },
  actions: {
    free: '無料で始める',
    pro: 'Proを選ぶ',
    unlimited: 'Unlimitedを選ぶ',
  },
}
