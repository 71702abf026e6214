import type * as source from '#messages/checkout.tsx'

export const checkout: typeof source.checkout = {
  title: (plan) => `${plan}のお申し込み`,
  preparing: 'ご注文を準備しています...',
  confirming: 'お支払いを確認しています。少し時間がかかることがあります...',
  late: 'お支払いをまだ確認しています。',
  lateNote:
    '重ねてのお支払いはしないでください。この画面は閉じてもかまいません。プランの準備ができしだい、ここでお知らせします。',
  emailHint: 'プランはこのメールアドレスに紐づきます。同じアドレスでログインしてご利用ください。',
  goOn: '続ける',
  whyState: '請求書にはGSTが含まれるため、州の記載が必要です。',
  state: '州',
  chooseState: '選択...',
  stateMissing: '州を選択してください',
  gstin: 'GSTIN（登録がある場合、任意）',
  gstinInvalid: '正しいGSTINを入力するか、空欄のままにしてください',
  demo: (strong) => (
    <>
      {strong('これはお支払いのデモです。')}
      このサーバーでは決済が設定されていません。カード情報は求められず、料金も一切かかりません。実際の決済が設定されるまで、プランをお試しいただけます。
    </>
  ),
  plan: 'プラン',
  price: '料金',
  perMonth: (price) => `月額${price}`,
  begins: '開始日',
  refunded: '返金額',
  payDemo: (price) => `${price}を支払う（デモ）`,
  loading: '決済システムを読み込み中',
  loadingNote: '決済システムを読み込んでいます。少しお待ちください...',
  billedMonthly: (plan) => `${plan}（毎月のお支払い）`,
  error: 'エラー',
  notLoaded: 'Razorpayのスクリプトを読み込めませんでした。もう一度お試しください。',
  noOrder: (reason) => `注文を作成できませんでした：${reason}`,
}

export const paymentOutcomes: typeof source.paymentOutcomes = {
  refused: 'お支払いを確認できませんでした',
  refusedNote: '代金が引き落とされている場合は、サポートまでご連絡ください。',
  scheduled: 'プランを予約しました',
  beginsNextMonth: (plan) => `${plan}は、お支払い済みの1か月が終わると始まります。それまで変更はありません。`,
  returned: 'お支払いを返金します',
  returnedNote:
    'このメールアドレスにはすでにプランがあるため、お支払いを返金します。プランを変更するにはログインしてください。',
  activated: 'プランが有効になりました',
  thanks: 'ありがとうございます。',
  demo: 'これはお支払いのデモです。料金は請求されていません。',
  codeMailed: (email) => `ご利用になるには、${email}にお送りしたコードでログインしてください。`,
  codeToMail: (email) => `ご利用になるには、${email}にお送りするコードでログインしてください。`,
}
