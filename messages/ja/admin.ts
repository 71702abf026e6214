import type * as source from '#messages/admin.ts'
import { number } from './language.ts'

export const adminTexts: typeof source.adminTexts = {
  title: 'ユーザー管理 | Précis',
  heading: 'ユーザー管理',
  loading: '読み込み中...',
  tryAgain: '再試行',
  more: 'もっと見る',
  unlimited: '無制限',
  success: '完了',
  error: 'エラー',
}

export const adminUsers: typeof source.adminUsers = {
  all: 'すべてのユーザー',
  search: 'メールアドレスで検索',
  users: 'ユーザー',
  none: 'まだユーザーがいません。',
  noMatch: '該当するユーザーがいません。',
  moreThan: (count) => `${number(count)}人を超えるユーザー`,
  count: (count) => `${count}人のユーザー`,
  left: (count) => `残り${count}件`,
  select: '選択',
  selectUser: (email) => `${email}を選択`,
  current: '選択中のユーザー',
  choose: '一覧からユーザーを選ぶか、メールアドレスを入力してください。',
  unknown: 'このメールアドレスのユーザーはいません。',
  email: 'メールアドレス',
  plan: 'プラン',
  subscribed: '有料契約',
  yes: 'あり',
  no: 'なし',
  remaining: '残り',
  created: '作成日',
}

export const adminForms: typeof source.adminForms = {
  register: 'ユーザーの登録',
  email: 'メールアドレス',
  phone: '電話番号（任意）',
  send: '登録する',
  sending: '登録中...',
  registered: (isNew) => (isNew ? 'ユーザーを登録しました' : 'このメールアドレスは登録済みです'),
  notRegistered: 'ユーザーを登録できませんでした',
  test: 'テスト要約',
  userEmail: 'ユーザーのメールアドレス',
  video: '動画のURL',
  generate: '要約を作成',
  generating: '作成中...',
  counts: 'この要約は、このユーザーの利用枠から差し引かれます。',
  notGenerated: '要約を作成できませんでした',
  noneLeft: 'このユーザーには要約の利用枠が残っていません。',
  generated: (left) => `要約を作成しました。このユーザーの要約は残り${left}件です。`,
  generatedUnlimited: '要約を作成しました。このユーザーの要約は無制限です。',
}

export const adminRecords: typeof source.adminRecords = {
  help: 'ヘルプへのお問い合わせ',
  show: '表示',
  open: '未回答',
  answered: '回答済み',
  all: 'すべて',
  requests: 'お問い合わせとその状態',
  nobodyWaits: '回答待ちのお問い合わせはありません。',
  noRequests: 'お問い合わせはありません。',
  markAnswered: '回答済みにする',
  openAgain: '未回答に戻す',
  signedIn: 'ログイン済み',
  notSignedIn: '未ログイン',
  answerBy: (moment) => `${moment}までに回答`,
  notMailed: 'メール未送信',
  usage: '利用履歴',
  chooseUser: 'ユーザーを選ぶと、要約した動画を確認できます。',
  summaries: 'このユーザーの要約',
  noSummaries: 'まだ要約がありません。',
}

export const adminActivity: typeof source.adminActivity = {
  title: '管理者の操作',
  list: '操作の記録（新しい順）',
  none: 'まだ記録がありません。',
  failed: (why) => `失敗：${why}`,
  done: {
    'list-users': (admin) => `${admin}がユーザーの一覧を表示`,
    'read-usage': (admin, target) => `${admin}が${target ?? 'ユーザー'}の利用状況を確認`,
    'register-user': (admin, target) => `${admin}が${target ?? 'ユーザー'}を登録`,
    summarize: (admin, target) => `${admin}が${target ?? 'ユーザー'}の要約を作成`,
    'list-help-requests': (admin) => `${admin}がお問い合わせの一覧を表示`,
    'change-help-request': (admin, target) =>
      `${admin}がお問い合わせ${target === null ? '' : ` ${target} `}を変更`,
    'read-audit': (admin) => `${admin}がこの記録を表示`,
  },
}
