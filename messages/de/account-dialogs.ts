import type * as source from '#messages/account-dialogs.ts'

export const accountDialogs: typeof source.accountDialogs = {
  manageDevices: 'Geräte verwalten',
  logOutTitle: 'Von Précis abmelden?',
  logOutText: 'Eine andere Website hat das angefordert. Wenn du es nicht warst, bleib angemeldet.',
  staySignedIn: 'Angemeldet bleiben',
  logOut: 'Abmelden',
}
