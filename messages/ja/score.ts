import type * as source from '#messages/score.ts'
import { number } from './language.ts'

export const scorecard: typeof source.scorecard = {
  title: 'スコアカード：要約の品質',
  description:
    'モデルなしのPrécisとほかの要約プログラムのスコア、質問への回答と引用や行の照合の精度、そしてそれを測定し直すためのコマンド。',
  heading: 'スコアと、その再現方法',
  lead: 'どの数字も、ご自身で実行できるプログラムで測定したものです。',
  name: '名前',
  summaries: {
    heading: '要約',
    plain: '各プログラムの要約が、人の書いた要約にどのくらい近いか。',
    note: (talks) => `共通する語の割合（%）。講演${talks}本、長さはすべて同じ。棒は95 %信頼区間です。`,
    columns: ['内容語', 'すべての語', '1時間分の所要時間', 'メモリ'],
  },
  coverage: {
    heading: 'カバー範囲',
    plain: '要約が講演のどのくらいの範囲をもとにしているか。',
    note: '10区分で数えます。',
    columns: ['もとにした区分'],
    drawn: '区分ごとの割合',
    ofTen: (figure) => `10区分中${figure}`,
  },
  questions: {
    heading: '質問',
    plain: '最初に表示する文の中に、答えがある割合。',
    note: (asked, meetings) => `${meetings}件の会議への${asked}件の質問。`,
    columns: ['10文中', '5文中'],
    refused: (own, other) =>
      `「触れられていない」と答えたのは、このうち${own}、別の会議について質問した場合は${other}です。`,
  },
  checking: {
    heading: '引用の照合',
    plain: '正しい引用は表示され、改変した引用は表示されないのが理想です。',
    note: (quotes) => `正しいものと改変したもの、計${number(quotes)}件の引用で試しました。`,
    columns: ['表示'],
  },
  lies: {
    heading: '嘘の行',
    plain: (passed) =>
      `実際の発言を引用した10件の嘘のうち、コードだけでは${number(passed)}件を通してしまいます。`,
    note: (lies, languages) => `${languages}言語の${lies}件の嘘。通ってしまう割合（%）：`,
    columns: ['通過', '嘘'],
    meaning: (ofTrue, ofPeople) =>
      `通ったものは「発言あり」になります。検証モデルがなければ「検証済み」にはなりません。正しい行の${ofTrue}、人が書いた行の${ofPeople}にも印が付きます。別の行の言葉を使った嘘や、翻訳の中の嘘は、よく通ってしまいます。`,
    all: 'すべて',
  },
  statements: {
    heading: '人が判定した主張',
    plain: (times) => `コードだけで、10回中${number(times)}回、正しく判定します。`,
    note: (claims) =>
      `発言についての主張${number(claims)}件（[SummEdits](https://github.com/salesforce/factualNLG)）。均衡正解率。50は偶然と同じです：`,
    columns: ['正解率'],
    meaning: (recall) =>
      `誤検出が5 %のとき、誤った主張の${recall}を見つけます。ルールはこれらの主張をもとに選びました。区間のない数字は、その著者によるものです。`,
    ours: 'Précis、コードのみ',
  },
  sections: {
    heading: 'セクション',
    plain: '人が区切る位置でセクションが始まる割合。',
    note: '境界のF1値。',
    columns: ['ポッドキャスト', '会議'],
  },
  written: {
    heading: '言語モデル',
    plain: 'モデルが書いた内容のうち、実際に話されたものの割合。',
    note: '講演と照合しました。',
    columns: ['文', '引用が確かなもの', '作り話の名前や数字（100文あたり）'],
    none: 'ここで測定した言語モデルはまだありません。コマンド1つで、お使いのモデルを測定できます。',
  },
  limits: {
    heading: 'この測定ではわからないこと',
    points: [
      '要約が読みやすいかどうか。',
      'ほかの言語での精度。講演はすべて英語です。',
      'わずかな差の意味。1ポイント未満の差はほとんど意味がありません。',
    ],
    sources:
      '講演：[QMSum](https://github.com/Yale-LILY/QMSum)（MIT。AMIとICSIの会議はCC BY 4.0）、[Bitcoin Optech](https://github.com/bitcoinops/bitcoinops.github.io)（MIT）。印の付いた回答：[QMSum evidence](https://github.com/etri/QMSum_SummaryEvidence)（MIT）。',
  },
  repeat: {
    heading: 'ご自身で実行する',
    own: '自分のエンジンを測定する：',
    model: 'または、SCORE_BASE_URL、SCORE_MODEL、SCORE_API_KEYを設定します。',
    date: (day, machine) => `${day}に${machine}で測定。[測定方法の詳細](/measured/quotes.txt)（英語）`,
  },
}

export const measuredNames: typeof source.measuredNames = {
  'Précis, no model': 'Précis、モデルなし',
  'The beginning': '冒頭の文',
  'At random': '無作為に選んだ文',
  'BM25 with neighbours': 'BM25と前後の文',
  'Even parts, number known': '等分（区分数は既知）',
  chance: '偶然',
  'a chat model of 2023': '2023年のチャットモデル',
  people: '人',
}

export const quoteKinds: typeof source.quoteKinds = {
  'word for word': '一語一句そのまま',
  'hesitations, fillers, repetitions cleaned': '「えー」を除去',
  'word for word, sentence id invented': '正しいが位置が違う',
  'from another transcript': '別の講演のもの',
  'number changed': '数字を変更',
  'negation inserted': '「ない」を追加',
  shuffled: '語順を入れ替え',
  'halves of two sentences in a row': '2文をつぎはぎ',
}

export const lieKinds: typeof source.lieKinds = {
  number: '数字',
  quantifier: '一部 → すべて',
  name: '名前',
  negation: '「ない」',
  unit: '単位',
  direction: '方向が逆',
  hedge: '推量 → 断定',
  speaker: '話者',
  date: '日付',
  outside: '発言なし',
  cause: '原因',
  'other-line': '別の行',
  order: '命令',
  translated: '翻訳',
  stitched: 'つぎはぎの引用',
}

export const claimKinds: typeof source.claimKinds = {
  podcast: 'ポッドキャスト',
  qmsumm: '会議',
  sales_call: '営業の電話',
  ectsum: '決算説明会',
  samsum: 'チャット',
}
