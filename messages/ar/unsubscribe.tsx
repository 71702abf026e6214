import type * as source from '#messages/unsubscribe.tsx'

export const unsubscribeTexts: typeof source.unsubscribeTexts = {
  done: (link) => <>تم: لن تصلك رسائل الموجز بعد الآن. تبقى موجزاتك في صفحة {link('المتابعات')}.</>,
  what: 'سنتوقف عن إرسال موجز ما تتابعه إلى بريدك.',
  stop: 'إيقاف الرسائل',
}
