import type * as source from '#messages/account-dialogs.ts'

export const accountDialogs: typeof source.accountDialogs = {
  manageDevices: 'デバイスの管理',
  logOutTitle: 'Précisからログアウトしますか？',
  logOutText: '別のサイトからの要求です。心当たりがなければ、ログインしたままにしてください。',
  staySignedIn: 'ログインしたままにする',
  logOut: 'ログアウト',
}
