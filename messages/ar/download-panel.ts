import type * as source from '#messages/download-panel.ts'

export const downloadPanel: typeof source.downloadPanel = {
  summary: 'تنزيل الملخص',
  transcript: 'تنزيل التفريغ',
  others: 'لتطبيقات أخرى',
  text: 'نص',
  markdown: 'Markdown',
}
