import type * as source from '#messages/account-menu.ts'

export const accountMenu: typeof source.accountMenu = {
  manageDevices: 'ডিভাইস দেখুন',
  upgrade: 'প্ল্যান আপগ্রেড করুন',
  logOut: 'লগআউট করুন',
}
