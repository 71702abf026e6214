import type * as source from '#messages/mails.ts'
import { failureIn } from '../failure.ts'
import { keyTexts } from './keys.ts'
import { lineWords } from './line-words.ts'
import { problemTexts } from './problems.ts'
import { webhookTexts } from './webhooks.ts'

export const accountMails: typeof source.accountMails = {
  code: {
    subject: 'Précisのログインコード',
    preview: (minutes) => `有効期間は${minutes}分、コードを取得したブラウザでのみ使えます`,
    heading: 'ログインコード',
    enter: 'コードを取得したブラウザで入力してください。',
    valid: (minutes) =>
      `有効期間は${minutes}分で、使えるのは1回だけです。当サービスからコードをお尋ねすることはありません。`,
    reason:
      'Précisへのログインのため、このメールアドレスが入力されました。心当たりがなければ、このメールは無視してください。コードがなければ何も起こりません。',
  },
  newDevice: {
    subject: 'Précisアカウントへの新しいログイン',
    heading: 'アカウントへの新しいログイン',
    text: 'これまでに使われたことのないデバイスから、Précisアカウントへのログインがありました。',
    device: 'デバイス',
    near: '場所',
    unknown: '不明',
    ipAddress: 'IPアドレス',
    time: '日時',
    advice:
      'ご自身によるものであれば、何もする必要はありません。心当たりがなければ、アカウントを開いてデバイスを削除し、ほかにメールを読める人がいないか確認してください。ログインコードはメールで届きます。',
    reason: 'このメールは、新しいデバイスからPrécisアカウントへのログインがあったためお送りしています。',
  },
  newKey: {
    subject: 'Précisアカウントの新しいAPIキー',
    heading: 'アカウントの新しいAPIキー',
    text: 'PrécisアカウントでAPIキーが作成されました。プログラムはこのキーを使って、アカウントを操作できます。',
    name: '名前',
    beginsWith: '先頭の文字',
    may: '権限',
    scopes: keyTexts.scopes,
    ends: '期限',
    never: 'なし',
    advice:
      'ご自身によるものであれば、何もする必要はありません。心当たりがなければ、アカウントを開いてキーを削除し、すべてのデバイスからログアウトしてください。',
    reason: 'このメールは、PrécisアカウントでAPIキーが作成されたためお送りしています。',
  },
  deletion: {
    subject: 'Précisアカウントが削除されます',
    preview: (day) => `取り消さない場合、${day}に削除されます`,
    heading: 'アカウントが削除されます',
    text: (day) => `アカウントの削除を受け付けました。${day}に、履歴とともに削除されます。`,
    planEnds: (plan) =>
      `${plan}プランはアカウントとともに終了します。その後の請求はなく、お支払い済みの1か月の残り分は返金されません。`,
    planRenews: (plan, day) =>
      `${plan}プランはアカウントとともに終了します。その後の請求はなく、お支払い済みの1か月の残り分は返金されません。ただし、その前の${day}に一度更新されます。更新を希望しない場合は、アカウントページで解約してください。`,
    keep: 'アカウントを残すには、それまでにログインしてアカウントページを開いてください。心当たりがなければ、今すぐそうしたうえで、すべてのデバイスからログアウトしてください。',
    reason: 'このメールは、Précisアカウントにログインしている方から削除の依頼があったためお送りしています。',
  },
  deleted: {
    subject: 'Précisのアカウントを削除しました',
    text: 'アカウントと履歴を削除しました。今後の請求はありません。',
    back: 'いつでも再開できます。このメールアドレスでログインすると、新しく始められます。',
    reason: 'ご依頼によりPrécisのアカウントを削除したため、このメールをお送りしています。',
  },
  open: 'アカウントを開く',
}

export const webhookMails: typeof source.webhookMails = {
  made: {
    subject: 'Précisアカウントの新しいWebhook',
    heading: 'アカウントの新しいWebhook',
    text: 'PrécisアカウントでWebhookが作成されました。今後は、何かの準備ができるたびに、そのアドレスを呼び出します。',
    server: 'サーバー',
    calledWhen: '呼び出すとき',
    events: webhookTexts.events,
    advice:
      'ご自身によるものであれば、何もする必要はありません。心当たりがなければ、アカウントを開いてWebhookとAPIキーを削除し、すべてのデバイスからログアウトしてください。',
    reason: 'このメールは、PrécisアカウントでWebhookが作成されたためお送りしています。',
  },
  off: {
    heading: 'Webhookをオフにしました',
    gone: (host) => `${host}から、呼び出しの停止を求めるステータス410が返されました。`,
    goneText: (host) =>
      `${host}から、呼び出しの停止を求めるステータス410が返されたため、Webhookをオフにしました。`,
    failing: (host, days) => `${days}日間、${host}に何も届いていません。`,
    failingText: (host, days) => `${days}日間、${host}に何も届いていないため、Webhookをオフにしました。`,
    next: 'サーバーが復旧したら、アカウントページでWebhookを再びオンにしてください。届かなかったものも、そこから送信できます。',
    reason: 'このメールは、PrécisアカウントにWebhookがあるためお送りしています。',
  },
}

export const digestMail: typeof source.digestMail = {
  done: (count, day) => `${day}：新しい動画${count}本の要約`,
  notDone: (count, day) => `${day}：新しい動画${count}本`,
  failed: '要約できませんでした',
  failure: failureIn(problemTexts, '要約を作成できませんでした。'),
  waiting: '利用枠の回復待ち',
  waitingNote: '要約の残りができたら要約します。',
  deleted: 'この要約は削除されました。',
  states: lineWords.states,
  open: 'ダイジェストを開く',
  stop: 'メールを停止する',
  reason:
    'このダイジェストは、Précisでチャンネル、再生リスト、ポッドキャストをフォローしているためお送りしています。フォローは無料で、要約はそれぞれ1件として数えます。',
}
