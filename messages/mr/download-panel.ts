import type * as source from '#messages/download-panel.ts'

export const downloadPanel: typeof source.downloadPanel = {
  summary: 'सारांश डाउनलोड करा',
  transcript: 'ट्रान्सक्रिप्ट डाउनलोड करा',
  others: 'इतर ॲप्लिकेशनसाठी',
  text: 'टेक्स्ट',
  markdown: 'Markdown',
}
