import type * as source from '#messages/following-pages.ts'

export const followingPages: typeof source.followingPages = {
  following: 'フォロー中',
  digest: 'ダイジェスト',
  signIn: 'ログインすると、チャンネルや再生リストをフォローして、新着をダイジェストで受け取れます。',
  loading: '読み込み中...',
  stopTitle: 'メールの停止 | Précis',
  stopHeading: 'メールの停止',
}
