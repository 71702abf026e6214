import type * as source from '#messages/not-found.ts'

export const notFound: typeof source.notFound = {
  title: 'الصفحة غير موجودة: Précis',
  heading: '404: الصفحة غير موجودة',
  text: 'لا يوجد شيء في هذا العنوان.',
  home: 'الانتقال إلى الصفحة الرئيسية',
  isYours: 'أهو أحد ملخصاتك؟ يمكنك رؤيته بعد تسجيل الدخول.',
  signIn: 'تسجيل الدخول',
}
