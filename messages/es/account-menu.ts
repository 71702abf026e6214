import type * as source from '#messages/account-menu.ts'

export const accountMenu: typeof source.accountMenu = {
  manageDevices: 'Gestionar dispositivos',
  upgrade: 'Mejorar plan',
  logOut: 'Cerrar sesión',
}
