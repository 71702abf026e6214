import type * as source from '#messages/fool-the-check.ts'

export const foolTheCheck: typeof source.foolTheCheck = {
  heading: '照合をだませるか試してみる',
  lead: '嘘を書いてみてください。入力のたびに照合します。',
  line: '行',
  quote: 'その引用',
  tryAgain: '再試行',
  loading: '文字起こしを読み込み中...',
  nothing: '照合するものがありません。',
  notFound:
    '要約では、この行に印を付けるか、行ごと省きます。話者が言っていないことを、話者の言葉として載せることはありません。',
  order: '要約では、この行は省かれます。',
  onlyCode: 'ここで動くのはコードだけです。要約では、検証モデルも認めた行だけを「検証済み」とします。',
}

export const lieNames: typeof source.lieNames = {
  true: '正しい',
  number: '数字',
  unit: '単位',
  name: '名前',
  date: '日付',
  negation: '否定を削除',
  quantity: '一部 → すべて',
  certainty: '推量 → 断定',
  direction: '方向が逆',
  cause: '原因',
  speaker: '話者',
  order: '命令',
  spliced: 'つぎはぎ',
  invented: '作り話',
}
