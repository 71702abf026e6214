import type * as source from '#messages/email-dialog.ts'

export const emailDialog: typeof source.emailDialog = {
  title: 'ログインで無料要約を2件',
  description:
    '無料でもう1件。メールアドレスを入力すると、すぐに始まります。パスワードは不要で、メールマガジンもありません。',
  submit: '続ける',
  signIn: 'ログインする',
}
