import type * as source from '#messages/download-panel.ts'

export const downloadPanel: typeof source.downloadPanel = {
  summary: 'सारांश डाउनलोड करें',
  transcript: 'ट्रांसक्रिप्ट डाउनलोड करें',
  others: 'दूसरे ऐप के लिए',
  text: 'टेक्स्ट',
  markdown: 'Markdown',
}
