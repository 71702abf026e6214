import type * as source from '#messages/account-menu.ts'

export const accountMenu: typeof source.accountMenu = {
  manageDevices: 'Kelola perangkat',
  upgrade: 'Tingkatkan paket',
  logOut: 'Keluar',
}
