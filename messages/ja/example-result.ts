import type * as source from '#messages/example-result.ts'

export const exampleResult: typeof source.exampleResult = {
  copyLink: 'リンクをコピー',
  tryVideo: 'この動画で試す',
  byUs: 'このサンプルのためにPrécisチームが書き、1行ずつ確認しました。',
  bySpeaker: 'AIを使わずに作成。話者自身の文です。',
  toWithoutAI: 'AIなしで作成',
  toOurs: 'Précisチームが作成',
}
