import type * as source from '#messages/account-menu.ts'

export const accountMenu: typeof source.accountMenu = {
  manageDevices: 'Geräte verwalten',
  upgrade: 'Plan erweitern',
  logOut: 'Abmelden',
}
