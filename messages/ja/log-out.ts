import type * as source from '#messages/log-out.ts'

export const logOut: typeof source.logOut = {
  done: 'ログアウトしました',
  signInAgain: 'もう一度ログイン',
  error: 'エラー',
  failed: 'ログアウトできませんでした。もう一度お試しください。',
}
