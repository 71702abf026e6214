import type * as source from '#messages/download-panel.ts'

export const downloadPanel: typeof source.downloadPanel = {
  summary: 'Zusammenfassung herunterladen',
  transcript: 'Transkript herunterladen',
  others: 'Für andere Anwendungen',
  text: 'Nur Text',
  markdown: 'Markdown',
}
