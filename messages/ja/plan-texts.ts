import type * as source from '#messages/plan-texts.ts'

export const planTexts: typeof source.planTexts = {
  free: '無料プランです。料金はかかりません。',
  costs: (plan, price) => `${plan}の料金は月額${price}です。`,
  renews: (plan, price, day) => `${plan}の料金は月額${price}で、${day}に更新されます。`,
  endsSoon: (plan) =>
    `前回の更新に失敗しました。もう一度お手続きを試みますが、お支払いがない場合、${plan}はまもなく終了します。`,
  ends: (plan, day) =>
    `前回の更新に失敗しました。もう一度お手続きを試みますが、お支払いがない場合、${plan}は${day}に終了します。`,
  endOfMonth: 'お支払い済みの期間の終わり',
  cancelled: (plan, until) =>
    `解約済みです。${plan}は${until}までご利用いただけます。今後の請求はありません。`,
  continues: (plan, day) => `${plan}は継続され、${day}に更新されます。`,
  begins: (plan, day) => `${plan}は${day}に始まります。それまで変更はありません。`,
  changes: (plan, until, next) => `解約済みです。${plan}は${until}まで続き、その後${next}が始まります。`,
  ended: 'プランは終了しました。',
  endedOn: (day) => `プランは${day}に終了しました。現在は無料プランです。`,
  unlimited: '要約は無制限',
  left: (count, allowance) => `要約${allowance}件中、残り${count}件`,
}
