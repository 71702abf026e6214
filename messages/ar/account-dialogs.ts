import type * as source from '#messages/account-dialogs.ts'

export const accountDialogs: typeof source.accountDialogs = {
  manageDevices: 'إدارة الأجهزة',
  logOutTitle: 'تسجيل الخروج من Précis؟',
  logOutText: 'جاء هذا الطلب من موقع آخر. إن لم يكن منك فمن الأفضل البقاء.',
  staySignedIn: 'البقاء في الحساب',
  logOut: 'تسجيل الخروج',
}
