import type * as source from '#messages/account-page.ts'

export const accountPage: typeof source.accountPage = {
  heading: 'アカウント',
  signInText: 'ログインすると、プラン、デバイス、データを確認できます。',
  login: 'ログイン',
  tooManyDevices: 'ログイン中のデバイスが上限を超えています。ここで続けるには、いずれかを削除してください。',
  manageDevices: 'デバイスの管理',
}
