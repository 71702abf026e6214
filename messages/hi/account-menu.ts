import type * as source from '#messages/account-menu.ts'

export const accountMenu: typeof source.accountMenu = {
  manageDevices: 'डिवाइस प्रबंधित करें',
  upgrade: 'प्लान अपग्रेड करें',
  logOut: 'लॉगआउट',
}
