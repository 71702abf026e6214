import type * as source from '#messages/translations.tsx'
import { number } from './language.ts'
import { list } from './list.ts'

const unusable = 'AIモデルの応答を使えませんでした。もう一度試すか、別の言語を選んでください。'

export const translationTexts: typeof source.translationTexts = {
  needsModel: '翻訳には言語モデルが必要ですが、このサーバーにはありません。運営者が設定できます。',
  tooLong: (lines) => `翻訳できるのは${number(lines)}行までの文字起こしです。`,
  into: '翻訳先の言語',
  choose: '言語を選択',
  ready: (language) => `${language}（翻訳済み）`,
  working: (language) => `${language}に翻訳中...`,
  progress: (done, total) => `${total}行中${done}行`,
  cancel: 'キャンセル',
  backOn: (moment) => `${moment}に回復します。`,
  doneSoFar: (done, total) => `${total}行中${done}行を翻訳しました。`,
  continue: '続ける',
  start: (language) => `${language}に翻訳`,
  unchecked: '言語モデルが1行ずつ翻訳します。結果は誰も確認していません。',
  by: (names, models) => <>{models(`翻訳：${list(names)}`)}、未確認。</>,
  stayOriginal: (count) => `${count}行は原文のままです。`,
  download: (language) => `${language}をダウンロード`,
  leftToday: (remaining, perDay) => `本日は${perDay}件中、残り${remaining}件です。`,
  nextFree: (moment) => `次は${moment}に利用できます。`,
  used: (perDay) => `本日の翻訳${perDay}件を使い切りました。`,
  causes: {
    outage: 'AIモデルが応答しませんでした。数分後にもう一度お試しください。',
    cut: unusable,
    unusable,
    unfound: unusable,
    run: '残りを翻訳すると、1件の文字起こしに使えるAIの上限を超えます。',
    earlier: 'AIの利用枠を使い切っていました。現在は空きがあります。',
    all: '本日の、全員で使うAIの利用枠を使い切りました。',
    visitors: '本日の、ゲスト用のAIの利用枠を使い切りました。アカウントには専用の枠があります。',
    network:
      'お使いのネットワークは、本日のゲスト用のAIの利用枠を使い切りました。アカウントには専用の枠があります。',
    free: '本日の、無料アカウント用のAIの利用枠を使い切りました。有料プランには専用の枠があります。',
    'free-account': '本日のAIの利用枠を使い切りました。有料プランには専用の枠があります。',
    'paid-account': 'プランの本日のAIの利用枠を使い切りました。',
  },
}
