import type * as source from '#messages/transcript.ts'

export const transcript: typeof source.transcript = {
  generate: (name) => `${name}を作成`,
  shifted: (from, to) =>
    `このファイルの時刻は${from}から始まっていたため、${to}から始まるようにずらしました。`,
  summarizeThese: 'この字幕を要約する',
  tryAgain: '再試行',
  copy: '文字起こしをコピー',
  download: '文字起こしをダウンロード',
  text: 'テキスト',
  downloadAs: (format) => `${format}でダウンロード`,
  downloadTranslation: (language, format) => `${language}を${format}でダウンロード`,
  downloaded: 'ダウンロードしました',
  saved: '文字起こしをダウンロードフォルダーに保存しました',
  search: '文字起こしを検索',
  region: '文字起こしの本文',
  more: '続きの文を表示',
  noneFound: 'この言葉を含む文はありません。',
  found: (count, total) => `${total}文中${count}文`,
  translate: '翻訳',
  original: '原文',
  translatedFile: (language) => `${language}、モデルによる翻訳、未確認`,
  follow: '再生に合わせる',
}
