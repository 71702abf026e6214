import type * as source from '#messages/sign-in.tsx'

const codeText = '6桁のコードをメールでお送りします。パスワードは要りません。'

export const signIn: typeof source.signIn = {
  windowTitle: 'ログイン | Précis',
  title: 'アカウントにログイン',
  titleForSummaries: (count) => `ログインで無料要約を${count}件`,
  titleToContinue: 'ログインして続ける',
  description: codeText,
  descriptionForPlan: `このメールアドレスでプランを購入するには、ログインしてください。${codeText}`,
  descriptionToContinue: 'これまでの要約は引き継がれます。',
  signedInAs: (email) => <>{email}でログインしています。</>,
  goOn: '続ける',
  held: 'ログインは完了し、待機しています',
  or: 'または',
  continueWith: (name) => `${name}で続ける`,
  sendCode: 'コードを送信',
  codeSent: (email, minutes) => (
    <>
      {email}にコードをお送りしました。有効期間は{minutes}分です。
    </>
  ),
  codeIsPrinted: 'ここにはメールサーバーが設定されていません。コードは、Précisを起動した画面に表示されます。',
  code: 'コード',
  codeIncomplete: '6桁のコードを入力してください',
  submit: 'ログイン',
  otherEmail: '別のメールアドレスを使う',
  resend: 'コードを再送信',
  resendIn: (seconds) => `${seconds}秒後にコードを再送信`,
  done: 'ログインしました',
}

export const signInFailures: typeof source.signInFailures = {
  cancelled: 'ログインをキャンセルしました。',
  expired: '時間がかかりすぎたか、別のブラウザで始められました。もう一度お試しください。',
  emailUnverified:
    'そのアカウントのメールアドレスは確認されていません。代わりにコードでログインしてください。',
  unavailable: '現在、そのサービスに接続できません。代わりにコードでログインしてください。',
  other: 'うまくいきませんでした。もう一度試すか、コードでログインしてください。',
}
