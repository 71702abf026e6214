import type * as source from '#messages/log-out.ts'

export const logOut: typeof source.logOut = {
  done: 'تم تسجيل الخروج',
  signInAgain: 'تسجيل الدخول من جديد',
  error: 'خطأ',
  failed: 'تعذّر تسجيل خروجك. يُرجى إعادة المحاولة.',
}
