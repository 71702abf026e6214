import type * as source from '#messages/account-menu.ts'

export const accountMenu: typeof source.accountMenu = {
  manageDevices: 'デバイスの管理',
  upgrade: 'プランをアップグレード',
  logOut: 'ログアウト',
}
