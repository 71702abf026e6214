import type * as source from '#messages/paywall.tsx'

export const paywall: typeof source.paywall = {
  title: 'Proにアップグレード',
  isWaiting: (title) => `「${title}」が待機中です。`,
  usedUp: '無料の要約を使い切りました。',
  moreAfter: (count, hours) => `最初の要約から${hours}時間後に、あと${count}件使えます。`,
  moreAt: (count, moment) => `${moment}に、あと${count}件使えるようになります。`,
  planLine: (price, allowance) => `${price}、${allowance}`,
  subscribe: '申し込む',
  subscribeTo: (plan) => `${plan}に申し込む`,
  note: (link) => (
    <>
      作成したものは、これからも読んだり検索したりできます。プランは毎月のお支払いで、いつでも解約できます。
      {link('プランを比較')}
    </>
  ),
  comingSoon: '近日公開',
  notSetUp: 'ここではまだ決済が設定されていません。',
  wasDemo: 'これはお支払いのデモでした',
  wasDemoNote: '料金は請求されていません。プランは料金ページでお試しいただけます。',
}

export const soon: typeof source.soon = {
  today: (time) => `今日の${time}`,
  tomorrow: (time) => `明日の${time}`,
  later: (moment) => moment,
}
