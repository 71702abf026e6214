import type * as source from '#messages/account-dialogs.ts'

export const accountDialogs: typeof source.accountDialogs = {
  manageDevices: 'Gestionar dispositivos',
  logOutTitle: '¿Cerrar sesión en Précis?',
  logOutText: 'Otro sitio lo pidió. Si no lo pediste tú, mantén la sesión abierta.',
  staySignedIn: 'Mantener la sesión',
  logOut: 'Cerrar sesión',
}
