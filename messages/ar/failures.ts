import type * as source from '#messages/failures.ts'

export const failureTexts: typeof source.failureTexts = {
  error: 'خطأ',
  unreachable: 'تعذّر الوصول إلى الخادم. يُرجى التحقق من الاتصال وإعادة المحاولة.',
  unknown: 'حدث خطأ ما. يُرجى إعادة المحاولة.',
}
