import type * as source from '#messages/signed-out.ts'

export const signedOut: typeof source.signedOut = {
  title: '認証が必要です',
  again: 'ログアウトされています。ログインし直しています...',
}
