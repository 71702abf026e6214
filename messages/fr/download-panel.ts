import type * as source from '#messages/download-panel.ts'

export const downloadPanel: typeof source.downloadPanel = {
  summary: 'Télécharger le résumé',
  transcript: 'Télécharger la transcription',
  others: 'Pour d’autres applications',
  text: 'Texte',
  markdown: 'Markdown',
}
