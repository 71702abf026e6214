import type * as source from '#messages/account-menu.ts'

export const accountMenu: typeof source.accountMenu = {
  manageDevices: 'إدارة الأجهزة',
  upgrade: 'ترقية الباقة',
  logOut: 'تسجيل الخروج',
}
