import type * as source from '#messages/account-dialogs.ts'

export const accountDialogs: typeof source.accountDialogs = {
  manageDevices: 'Gerenciar dispositivos',
  logOutTitle: 'Sair do Précis?',
  logOutText: 'Outro site pediu isso. Se não foi você, continue na sua conta.',
  staySignedIn: 'Continuar na conta',
  logOut: 'Sair',
}
