import type * as source from '#messages/email-dialog.ts'

export const emailDialog: typeof source.emailDialog = {
  title: 'تسجيل الدخول للحصول على ملخصين مجانيين',
  description: 'ملخص مجاني آخر: يبدأ فور إدخال بريدك الإلكتروني. بلا كلمة مرور وبلا رسائل إخبارية.',
  submit: 'متابعة',
  signIn: 'تسجيل الدخول بدلًا من ذلك',
}
