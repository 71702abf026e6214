import type * as source from '#messages/account-dialogs.ts'

export const accountDialogs: typeof source.accountDialogs = {
  manageDevices: 'Gérer les appareils',
  logOutTitle: 'Se déconnecter de Précis ?',
  logOutText: 'Un autre site l’a demandé. Si ce n’était pas vous, gardez la session ouverte.',
  staySignedIn: 'Garder la session ouverte',
  logOut: 'Se déconnecter',
}
