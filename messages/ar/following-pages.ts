import type * as source from '#messages/following-pages.ts'

export const followingPages: typeof source.followingPages = {
  following: 'المتابعات',
  digest: 'الموجز',
  signIn: 'بعد تسجيل الدخول يمكنك متابعة القنوات وقوائم التشغيل، وتلقي جديدها في موجز.',
  loading: 'جارٍ التحميل...',
  stopTitle: 'إيقاف الرسائل: Précis',
  stopHeading: 'إيقاف الرسائل',
}
