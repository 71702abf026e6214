import type * as source from '#messages/webhook-use.tsx'

export const webhookUse: typeof source.webhookUse = {
  none: 'まだ何も送信していません。テストを送信して試せます。',
  deliveries: '配信',
  newest: (max) => `最近の${max}件まで`,
  counted: {
    waiting: (count) => `待機中${count}件`,
    delivered: (count) => `配信済み${count}件`,
    failed: (count) => `失敗${count}件`,
  },
  waitingInAll: (count) => `待機中は全部で${count}件`,
  states: { waiting: '待機中', delivered: '配信済み', failed: '失敗' },
  attempts: (count) => `試行${count}回`,
  lastTook: (ms) => `最後は${ms}ミリ秒`,
  nextAt: (moment) => `次は${moment}`,
  list: (facts) => facts.join('、'),
  sent: '送信内容',
  answer: '応答',
  sendAgain: '再送信',
  answered: (status) => `応答：${status}。`,
  failures: {
    'private-address': '名前がプライベートアドレスを指しているため、呼び出しません。',
    'unknown-host': 'この名前のサーバーはありません。',
    unreachable: 'サーバーが接続を受け付けませんでした。',
    insecure: 'サーバーの証明書が有効ではありません。',
    closed: 'サーバーが応答せずに接続を切りました。',
    timeout: '時間内に応答がありませんでした。',
    'switched-off': 'Webhookがオフだったため、送信しませんでした。',
  },
}

export const webhookActions: typeof source.webhookActions = {
  test: 'テストを送信',
  switchOn: 'オンにする',
  switchOff: 'オフにする',
  oldSecretUntil: (moment) => <>古いシークレットは{moment}まで有効です。</>,
  newSecret: '新しいシークレット',
  newSecretQuestion: (hours) => `新しいシークレットを作成しますか？ 古いものは、あと${hours}時間有効です。`,
  makeSecret: '新しいシークレットを作成',
  made: '新しい署名シークレット',
  madeText: '今コピーしてください。二度と表示できません。',
  secret: 'シークレット',
  copySecret: 'シークレットをコピー',
  delete: '削除',
  deleteQuestion: '配信の記録とともに削除しますか？',
  deleteWebhook: 'Webhookを削除',
  deleted: 'Webhookを削除しました',
}
