import type * as source from '#messages/webhooks.ts'

export const webhookTexts: typeof source.webhookTexts = {
  title: 'Webhook',
  text: '要約やダイジェストの準備ができると、サーバーを呼び出します。',
  help: '呼び出しの検証方法',
  off: 'オフ',
  failing: '失敗中',
  open: '開く',
  openNamed: (host) => `${host}を開く`,
  newWebhook: '新しいWebhook',
  newWebhookText: '公開されたインターネット上のhttpsアドレスを入力してください。',
  made: '署名シークレット',
  madeText:
    '呼び出しが当サービスからのものであることを証明します。今コピーしてください。二度と表示できません。',
  secret: 'シークレット',
  copySecret: 'シークレットをコピー',
  address: 'アドレス',
  addressInvalid: 'https://example.com/hook のような完全なアドレスを入力してください。',
  eventsLabel: '呼び出すとき',
  events: {
    'summary.completed': '要約が履歴に入ったとき',
    'summary.failed': '要約を作成できなかったとき',
    'digest.ready': 'フォロー中のダイジェストができたとき',
    'collection.ended': 'コレクションのすべての動画を処理し終えたとき',
  },
  eventsMissing: 'イベントを1つ以上選んでください。',
  create: 'Webhookを作成',
}
