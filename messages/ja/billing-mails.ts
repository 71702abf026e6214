import type * as source from '#messages/billing-mails.ts'

export const planMails: typeof source.planMails = {
  started: {
    subject: (plan) => `${plan}のご利用を開始しました`,
    costs: (plan, price) => `${plan}の料金は月額${price}です。いつでも解約できます。`,
    renews: (plan, price, day) =>
      `${plan}の料金は月額${price}で、${day}に更新されます。いつでも解約できます。`,
    use: 'ご利用になるには、このメールアドレスでログインしてください。',
  },
  changed: {
    subject: (plan) => `プランを${plan}に変更しました`,
    text: (plan, before, price) => `${before}に代わり、${plan}になりました。料金は月額${price}です。`,
    refunded: (plan, before, price, credit) =>
      `${before}に代わり、${plan}になりました。料金は月額${price}です。直近1か月分の料金のうち${credit}を返金します。`,
  },
  scheduled: {
    goesOn: (plan) => `${plan}は継続されます`,
    follows: (plan, next) => `${plan}の次は${next}になります`,
    text: (plan, until, next) => `${plan}は${until}まで続き、その後${next}が始まります。`,
  },
  cancelled: {
    subject: (plan) => `${plan}を解約しました`,
    text: (plan, until) => `${plan}は${until}までご利用いただけます。今後の請求はありません。`,
  },
  resumed: {
    subject: (plan) => `${plan}は継続されます`,
    text: (plan) => `${plan}の解約を取り消しました。これに伴う請求はありません。`,
    renews: (plan, day) =>
      `${plan}の解約を取り消しました。これに伴う請求はありません。${day}に更新されます。`,
  },
  renewalFailed: {
    subject: (plan) => `${plan}を更新できませんでした`,
    text: (plan, until) =>
      `お支払いが完了しませんでした。もう一度お手続きを試みますが、お支払いがない場合、${plan}は${until}に終了します。`,
    check: 'カード、または銀行の自動引き落としの設定をご確認ください。',
  },
  ended: {
    subject: (plan) => `${plan}が終了しました`,
    text: '現在は無料プランで、今後の請求はありません。いつでも再開できます。',

    follows: (plan, day) => `現在は無料プランです。${plan}は${day}に始まります。`,
  },
  returned: {
    subject: (amount) => `${amount}のお支払いを返金します`,
    text: (plan) =>
      `どなたかがログインせずに、このメールアドレス宛ての${plan}の料金を支払いました。このメールアドレスにはすでにプランがあるため、お支払いを全額返金します。プランに変更はありません。`,

    chargedLate: (plan) => `${plan}の終了後に、もう一度請求がありました。お支払いを全額返金します。`,
  },
  demo: 'これはお支払いのデモです。料金は一切かかりません。',
  open: 'アカウントを開く',
  reason:
    'このメールは、このメールアドレスのPrécisのプランに関するお知らせです。心当たりがない場合は、ヘルプフォームからお知らせください。',
}

export const receiptTexts: typeof source.receiptTexts = {
  titles: { receipt: '領収書', invoice: '税務請求書', demonstration: 'お支払いのデモ' },
  subjects: {
    receipt: (number) => `領収書 ${number}`,
    invoice: (number) => `税務請求書 ${number}`,
    demonstration: (number) => `お支払いのデモ ${number}`,
  },
  number: '番号',
  date: '日付',
  seller: '販売者',
  gstin: 'GSTIN（税登録番号）',
  buyer: '購入者',
  state: '州',
  buyerGstin: '購入者のGSTIN',
  payment: 'お支払い',
  description: '内容',
  amount: '金額',
  total: '合計（税込）',
  item: (plan, from, to) => `Précis ${plan}、${from}〜${to}`,
  demo: 'これはお支払いのデモです。料金は請求されていません。',
  refunded: (amount) => `このうち${amount}を返金しました。`,
  paid: (amount) => `お支払い金額は${amount}です。`,
  numberIs: (number) => `番号：${number}`,
  paymentIs: (payment) => `お支払い：${payment}`,
  hint: 'この書類の印刷とプランの解約は、アカウントページでいつでも行えます。',
}
