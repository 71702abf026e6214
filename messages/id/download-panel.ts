import type * as source from '#messages/download-panel.ts'

export const downloadPanel: typeof source.downloadPanel = {
  summary: 'Unduh ringkasan',
  transcript: 'Unduh transkrip',
  others: 'Untuk aplikasi lain',
  text: 'Teks',
  markdown: 'Markdown',
}
