import type * as source from '#messages/account-page.ts'

export const accountPage: typeof source.accountPage = {
  heading: 'الحساب',
  signInText: 'بعد تسجيل الدخول تظهر هنا باقتك وأجهزتك وبياناتك.',
  login: 'تسجيل الدخول',
  tooManyDevices: 'حسابك مفتوح على عدد كبير من الأجهزة. يُرجى إزالة أحدها للمتابعة هنا.',
  manageDevices: 'إدارة الأجهزة',
}
