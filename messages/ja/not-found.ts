import type * as source from '#messages/not-found.ts'

export const notFound: typeof source.notFound = {
  title: 'ページが見つかりません | Précis',
  heading: '404 ページが見つかりません',
  text: 'このアドレスには何もありません。',
  home: 'ホームページへ',
  isYours: 'ご自身の要約をお探しですか？ ログインすると表示されます。',
  signIn: 'ログイン',
}
