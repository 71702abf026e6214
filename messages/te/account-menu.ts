import type * as source from '#messages/account-menu.ts'

export const accountMenu: typeof source.accountMenu = {
  manageDevices: 'డివైజ్‌లు చూడండి',
  upgrade: 'ప్లాన్ అప్‌గ్రేడ్ చేయండి',
  logOut: 'లాగ్‌అవుట్',
}
