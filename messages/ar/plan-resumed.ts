import type * as source from '#messages/plan-resumed.ts'

export const planResumed: typeof source.planResumed = {
  title: (plan) => `باقة ${plan} مستمرة`,
  undone: 'تم التراجع عن الإلغاء. لم يُخصم شيء الآن.',
  undoneUntil: (day) => `تم التراجع عن الإلغاء. موعد التجديد ${day}. لم يُخصم شيء الآن.`,
}
