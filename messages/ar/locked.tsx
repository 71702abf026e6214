import type * as source from '#messages/locked.tsx'

export const locked: typeof source.locked = {
  badge: 'مقفل',
  unlock: 'ترقية الباقة تفتح ملخصات بلا حدود',
  next: (moment) => <>ملخصك المجاني التالي: {moment}</>,
  upgrade: 'الترقية الآن',
  viewPlans: 'عرض الباقات والأسعار',
  signIn: 'لديّ باقة: تسجيل الدخول',
}
