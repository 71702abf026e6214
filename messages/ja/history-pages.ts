import type * as source from '#messages/history-pages.ts'

export const historyPages: typeof source.historyPages = {
  summaries: { title: '要約の履歴 | Précis', heading: '要約の履歴' },
  transcripts: { title: '文字起こし | Précis', heading: '文字起こし' },
}
