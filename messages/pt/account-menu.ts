import type * as source from '#messages/account-menu.ts'

export const accountMenu: typeof source.accountMenu = {
  manageDevices: 'Gerenciar dispositivos',
  upgrade: 'Fazer upgrade',
  logOut: 'Sair',
}
