import type * as source from '#messages/without-model.tsx'

const own = '、話者自身の言葉でまとめています。'

export const withoutModelTexts: typeof source.withoutModelTexts = {
  causes: {
    outage: `AIモデルが応答しなかったため${own}数分後にもう一度お試しください。`,
    cut: `AIモデルの応答が途中で切れたため${own}`,
    unusable: `AIモデルの応答が使えなかったため${own}`,
    unfound: `AIモデルの応答が文字起こしに見つからなかったため${own}`,
    run: `1件の依頼に使えるAIの上限を超えるため${own}`,
    earlier: `依頼の時点でAIの利用枠を使い切っていたため${own}`,
    all: `本日の、全員で使うAIの利用枠を使い切ったため${own}`,
    visitors: `本日の、ゲスト用のAIの利用枠を使い切ったため${own}`,
    network: `お使いのネットワークが本日のゲスト用のAIの利用枠を使い切ったため${own}`,
    free: `本日の、無料アカウント用のAIの利用枠を使い切ったため${own}`,
    'free-account': `本日のAIの利用枠を使い切ったため${own}`,
    'paid-account': `プランの本日のAIの利用枠を使い切ったため${own}`,
  },
  backOn: (time) => <>{time}に回復します。</>,
  accountsHaveOwn: 'アカウントには専用の枠があります。',
  plansHaveOwn: '有料プランには専用の枠があります。',
  signIn: 'ログイン',
  seePlans: 'プランを見る',
  writeWithAi: 'AIで書く',
}
