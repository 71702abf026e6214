import type * as source from '#messages/download-panel.ts'

export const downloadPanel: typeof source.downloadPanel = {
  summary: '要約をダウンロード',
  transcript: '文字起こしをダウンロード',
  others: 'ほかのアプリ向け',
  text: 'テキスト',
  markdown: 'Markdown',
}
