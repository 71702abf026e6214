import type * as source from '#messages/account-sections.tsx'

export const accountSections: typeof source.accountSections = {
  profile: 'プロフィール',
  email: 'メールアドレス',
  memberSince: '登録日',
  phone: '電話番号',
  optional: '任意です。',
  save: '保存',
  phoneSaved: '電話番号を保存しました',
  plan: 'プラン',
  comeBack: (moment) => <>要約の利用枠は{moment}に回復します。</>,
  data: 'データ',
  dataText: 'ご自身のデータのすべてを、1つのJSONファイルで。',
  downloadData: 'データをダウンロード',
  exportHistory: (link) => (
    <>ノート、単語カード、文献管理ソフト向けに{link('履歴をエクスポート')}できます。</>
  ),
  devices: 'デバイス',
  signOutEverywhere: 'すべてのデバイスからログアウト',
  signOutQuestion: 'このデバイスを含め、すべてのデバイスからログアウトします。',
  loggedOut: 'ログアウトしました',
  onAllDevices: 'すべてのデバイスからログアウトしました。',
}

export const accountDeletion: typeof source.accountDeletion = {
  title: 'アカウントの削除',
  text: '履歴、デバイス、設定は完全に削除されます。残るのは、法律で保存が義務付けられている支払い記録だけです。7日以内であれば取り消せます。',
  deleteMine: 'アカウントを削除する',
  dialogText: '7日後に削除されます。それまでは、このページで取り消せます。',
  typeToConfirm: (email) => `確認のため ${email} と入力`,
  pleaseType: (email) => `${email} と入力してください`,
  requested: 'アカウントは7日後に削除されます',
  notice: '削除の予定',
  willBeDeleted: (day) => <>このアカウントは{day}に削除されます。</>,
  untilThen: 'それまでは、すべてそのまま残ります。',
  keep: '削除を取り消す',
  stays: 'アカウントの削除を取り消しました',
}
