import type * as source from '#messages/plan-cards.ts'

export const planCards: typeof source.planCards = {
  mostPopular: 'الأكثر اختيارًا',
  perMonth: 'شهريًا',
  forWhom: {
    free: 'لفيديو بين حين وآخر',
    pro: 'للعمل المنتظم مع الفيديو',
    unlimited: 'للاستخدام المكثف',
  },
  actions: {
    free: 'البدء مجانًا',
    pro: 'اختيار Pro',
    unlimited: 'اختيار Unlimited',
  },
}
