import type * as source from '#messages/pricing.ts'
import { dayWindowHours, plans, questionsPerMinute, summariesPerMinute } from '#product/plans.ts'

const { free, pro, unlimited } = plans

export const pricing: typeof source.pricing = {
  title: '料金：3つのプラン、毎月のお支払い',
  description: (price) =>
    `${dayWindowHours}時間ごとに要約${free.allowance?.summaries ?? 0}件の無料プランと、月額${price}からの2つの有料プラン。いつでも解約できます。`,
  heading: '料金',
  lead: '無料で始められます。有料プランは毎月、インドルピーでのお支払いです。いつでも解約できます。',
  plansHeading: 'プラン',
  withoutScripts: '決済フォームにJavaScriptが必要なため、プランの購入にはJavaScriptを有効にしてください。',
  back: 'アプリに戻る',
  whyHeading: 'Unlimitedを選ぶ理由',
  noCounting: {
    title: '残りを気にせず使える',
    text: (priceMore) =>
      `Proより${priceMore}高いだけで、月ごとの利用枠がなくなります。制限は、1分間に要約${summariesPerMinute}件、質問${questionsPerMinute}件という公平な利用のための上限だけです。`,
  },
  why: [
    { title: '優先的に処理', text: '混み合っているときは、先に要約を作成します。' },
    {
      title: 'すべての履歴',
      text: `Proの過去${pro.historyDays ?? 0}日間に対し、すべての要約をいつまでも見られます。`,
    },
    {
      title: 'VIPサポート',
      text: `Proの${pro.supportHours}時間以内に対し、${unlimited.supportHours}時間以内にお答えします。`,
    },
  ],
  fineHeading: '知っておきたいこと',
  fine: [
    '失敗した要約とキャンセルした要約は数えません。同じ期間内の同じ動画も数えません。',
    `無料の利用枠は、最初の要約から${dayWindowHours}時間後に回復します。`,
    'インド国外のカードにはルピーで請求され、銀行の為替レートが適用されます。',
    '解約しても、プランはお支払い済みの1か月が終わるまで続き、その後の請求はありません。',
    `どのプランにも、1分間に要約${summariesPerMinute}件、質問${questionsPerMinute}件の上限があります。`,
  ],
}

export const planStates: typeof source.planStates = {
  current: '現在のプラン',
  next: '次のプラン',
  manage: 'プランの管理',
  begins: (day) => `${day}に始まります。`,
  beginsAfter: (plan) => `${plan}の終了後に始まります。`,
  beginsAfterOn: (plan, day) => `${plan}が終了する${day}に始まります。`,
  beginsAtOnce: (plan) => `すぐに始まります。${plan}の残りの期間分は返金します。`,
  upgrade: (plan) => `${plan}にアップグレード`,
  change: (plan) => `${plan}に変更`,
  renews: (day) => `${day}に更新されます。`,
  resume: (plan) => `${plan}を再開`,
}
