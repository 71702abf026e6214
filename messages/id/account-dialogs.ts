import type * as source from '#messages/account-dialogs.ts'

export const accountDialogs: typeof source.accountDialogs = {
  manageDevices: 'Kelola perangkat',
  logOutTitle: 'Keluar dari Précis?',
  logOutText: 'Situs lain memintanya. Kalau bukan Anda, tetaplah masuk.',
  staySignedIn: 'Tetap masuk',
  logOut: 'Keluar',
}
