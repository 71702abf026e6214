import type * as source from '#messages/plan-cards.ts'

export const planCards: typeof source.planCards = {
  mostPopular: 'সবচেয়ে জনপ্রিয়',
  perMonth: 'প্রতি মাসে',
  forWhom: {
    free: 'মাঝেমধ্যে একটি ভিডিওর জন্য',
    pro: 'ভিডিও নিয়ে নিয়মিত কাজের জন্য',
    unlimited: 'প্রচুর ব্যবহারের জন্য',
  },
  actions: {
    free: 'ফ্রিতে শুরু করুন',
    pro: 'Pro বেছে নিন',
    unlimited: 'Unlimited বেছে নিন',
  },
}
