import type * as source from '#messages/retention.ts'
import { retentionDays } from '#product/retention.ts'

const days = retentionDays
const shownAgain = 'すべてのデバイスで再び表示するため'

export const retentionTexts: typeof source.retentionTexts = {
  history_items: {
    what: '履歴',
    howLong: `削除するまでと、取り消しに備えてさらに${days.deletedItem}日間。ゲストの履歴は${days.idleVisitor}日間、ゲストが貼り付けたものは${days.visitorPaste}日間`,
    why: '要約を再び表示するため',
  },
  moments: {
    what: '共有した行（アドレスを復元できない形で）',
    howLong: '共有を停止するまで、または要約が履歴にある間',
    why: 'リンクが機能するようにするため',
  },
  highlights: {
    what: 'ハイライトした行と、そのメモ',
    howLong: '解除または削除するまで、または要約が履歴にある間',
    why: shownAgain,
  },
  questions: {
    what: '要約についての質問と回答',
    howLong: '削除するまで、または要約が履歴にある間。要約ごとに新しい100件',
    why: shownAgain,
  },
  collections: {
    what: 'コレクションと、各動画の処理結果',
    howLong: '削除するまで、またはアカウントが削除されるまで',
    why: shownAgain,
  },
  video_lists: {
    what: 'YouTubeから取得した再生リストとチャンネルの一覧',
    howLong: `${days.videoList}日間`,
    why: '動画を選べるようにするため',
  },
  answers: {
    what: '質問に対するAIの回答',
    howLong: '質問を削除するまで、または動画が履歴から消えて1日後まで',
    why: '同じ質問に同じ回答を返し、1回だけ数えるため',
  },
  transcripts: {
    what: '文字起こし',
    howLong: `貼り付けたものは履歴にある間、アカウントがない場合は${days.visitorPaste}日間（送信元のネットワークを元に戻せない形で保存）。動画のものは取得から${days.unusedVideo}日間、または誰かの履歴にある間`,
    why: '引用と照合するため、またYouTubeへの問い合わせを1回で済ませるため',
  },
  translations: {
    what: '文字起こしの翻訳と、依頼した人',
    howLong: '文字起こしと同じ期間。依頼した人は25時間',
    why: '次の読者を待たせないため、また翻訳を数えるため',
  },
  summaries: {
    what: '要約の文章',
    howLong: `${days.unusedVideo}日間、または誰かの履歴にある間`,
    why: '同じ動画を次に依頼した人が待たずに済むようにするため',
  },
  runs: {
    what: '作成中の要約',
    howLong: '終了から1日間',
    why: '接続が切れた後に続きから再開するため',
  },
  people: {
    what: 'ゲストの番号と、入力されたメールアドレス',
    howLong: `最後の要約から${days.idleVisitor}日間`,
    why: '無料の要約を数えるため',
  },
  reservations: {
    what: '数えた要約の記録',
    howLong: `${days.committedReservation}日間。作成されなかった場合は${days.releasedReservation}日間。ネットワークは25時間`,
    why: '要約を数えるため',
  },
  question_reservations: {
    what: '質問を数えた記録と、ゲストのネットワーク',
    howLong: '25時間',
    why: '質問を数えるため',
  },
  idempotent_calls: {
    what: 'Idempotency-Keyの付いた呼び出しへの応答',
    howLong: '1日間',
    why: '同じ呼び出しに同じ応答を返すため',
  },
  call_counts: {
    what: 'アドレスまたはネットワークからの呼び出し回数',
    howLong: '最長1時間',
    why: '上限を適用するため',
  },
  users: {
    what: 'アカウント',
    howLong: `削除の手続きから${days.requestedDeletion}日後まで。一度もログインがなく、何も保有していないメールアドレスは${days.unprovenAddress}日間`,
    why: 'ログイン時にご本人を確認するため',
  },
  devices: {
    what: 'デバイスと、そのIPアドレスと場所',
    howLong: `削除またはログアウトから${days.removedDevice}日後まで`,
    why: '誰がログインしているかを確認できるようにするため',
  },
  own_forms: {
    what: '作成した要約の形式',
    howLong: '削除するまで',
    why: '要約を組み立てるため',
  },
  api_keys: {
    what: '元に戻せない形にしたAPIキーと、キーごとの最近100件の呼び出し',
    howLong: `削除するまで、または期限切れから${days.endedKey}日後まで`,
    why: 'プログラムからの利用を認め、その内容を確認できるようにするため',
  },
  webhooks: {
    what: 'Webhook、それぞれへの最近100件の送信、それに対する応答',
    howLong: `Webhookを削除するまで。送信内容は最長${days.webhookDelivery}日間`,
    why: 'プログラムを呼び出し、送信した内容を確認できるようにするため',
  },
  sessions: {
    what: 'ログインの状態',
    howLong: '最後の使用から30日間、最長180日間',
    why: 'ログインした状態を保つため',
  },
  login_codes: {
    what: '元に戻せない形にしたログインコード',
    howLong: '有効期限が切れてから1時間',
    why: '入力されたコードを確認するため',
  },
  entitlements: {
    what: 'プラン',
    howLong: `終了から${days.endedPlan}日後まで`,
    why: '購入されたものを提供するため',
  },
  subscriptions: {
    what: '購入、お支払い、領収書',
    howLong: `8年間。アカウントの削除後は、アカウントと切り離して保存。支払われなかった購入手続きは${days.abandonedCheckout}日間`,
    why: '税法で求められるため',
  },
  billing_emails: {
    what: 'プランとお支払いに関するメール',
    howLong: `送信から${days.billingEmail}日間、またはアカウントが削除されるまで`,
    why: 'メールサーバーが停止していても、それぞれを1回だけ送るため',
  },
  billing_events: {
    what: '決済サービスからの通知と、確認が必要なお支払い',
    howLong: `${days.billingEvent}日間。問題の解決から${days.resolvedAlarm}日間`,
    why: '各通知を1回だけ処理するため',
  },
  help_requests: {
    what: 'お問い合わせ',
    howLong: `${days.helpRequest}日間、またはアカウントが削除されるまで`,
    why: 'お答えするため、また続きのご質問に備えるため',
  },
  follows: {
    what: 'フォロー中のものと、その各動画の状態',
    howLong: `フォローを解除するまで。動画の状態は、要約または失敗から${days.followedItem}日間`,
    why: '新着を1回だけ要約するため',
  },
  watches: {
    what: '誰かがフォローしているチャンネル、再生リスト、ポッドキャスト、その公開内容と通知元',
    howLong: '誰かがフォローしている間',
    why: '新着を知るため',
  },
  digest_settings: {
    what: 'ダイジェストの受け取り方',
    howLong: 'アカウントがある間',
    why: '希望どおりの時間に送るため',
  },
  digests: {
    what: 'どの動画がどのダイジェストに入ったか',
    howLong: `${days.digest}日間`,
    why: 'ダイジェストを再び表示し、それぞれを1回だけ送るため',
  },
  audit_entries: {
    what: '管理者が行ったことと閲覧したもの',
    howLong: `${days.auditEntry}日間`,
    why: '後から確認できるようにするため',
  },
  model_calls: {
    what: '言語モデルの呼び出し（文章は含まない）',
    howLong: `${days.modelCall}日間`,
    why: '費用を把握するため',
  },
  model_shares: {
    what: 'アカウント、またはゲストのネットワークが1日に使ったAIの量',
    howLong: '最長2日間',
    why: 'ほかの人の分まで使い切られないようにするため',
  },
  receipt_counters: {
    what: '領収書の番号、販売中のプラン、データベースのバージョン',
    howLong: 'Précisが稼働している間',
    why: '個人に関する情報は含まれません',
  },
}

export const retentionPoint: typeof source.retentionPoint = ({ what, howLong, why }) =>
  `${what}：${howLong}。${why}。`
