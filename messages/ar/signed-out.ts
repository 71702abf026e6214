import type * as source from '#messages/signed-out.ts'

export const signedOut: typeof source.signedOut = {
  title: 'يلزم تسجيل الدخول',
  again: 'انتهت جلستك. جارٍ تسجيل الدخول من جديد...',
}
