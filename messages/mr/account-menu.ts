import type * as source from '#messages/account-menu.ts'

export const accountMenu: typeof source.accountMenu = {
  manageDevices: 'डिव्हाइस व्यवस्थापित करा',
  upgrade: 'प्लॅन अपग्रेड करा',
  logOut: 'लॉग आउट',
}
