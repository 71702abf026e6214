import type * as source from '#messages/billing.ts'

export const billingTexts: typeof source.billingTexts = {
  notLoaded: 'お支払いの記録を読み込めませんでした。プランに影響はありません。',
  loading: 'お支払いの記録を読み込み中...',
  demo: 'お支払いのデモ：このサーバーでは決済が設定されていないため、料金は一切かかりません。',
  seePlans: 'プランを見る',
  changePlan: 'プランを変更',
  resume: '再開する',
  cancel: '解約する',
  payments: 'お支払い',
  paidFor: (plan, start, end) => `${plan}、${start}〜${end}`,
  paidForInDemo: (plan, start, end) => `${plan}、${start}〜${end}（デモ）`,
  refunded: (price) => `（${price}を返金）`,
  receipt: '領収書',
  olderNotLoaded: '以前のお支払いを読み込めませんでした。',
  showOlder: '以前の分を表示',
  cancelTitle: (plan) => `${plan}を解約しますか？`,
  staysUntil: (plan, day) => `${plan}は${day}までご利用いただけます。今後の請求はありません。`,
  staysForMonth: (plan) =>
    `${plan}はお支払い済みの期間の終わりまでご利用いただけます。今後の請求はありません。`,
  endsNow: (plan) => `${plan}はただちに終了します。今後の請求はありません。`,
  keep: (plan) => `${plan}を続ける`,
  cancelSubscription: '解約する',
  cancelled: '解約しました',
  cancelledNote: '今後の請求はありません。',
}
