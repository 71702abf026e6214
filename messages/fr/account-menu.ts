import type * as source from '#messages/account-menu.ts'

export const accountMenu: typeof source.accountMenu = {
  manageDevices: 'Gérer les appareils',
  upgrade: 'Changer de forfait',
  logOut: 'Se déconnecter',
}
