import type * as source from '#messages/download-panel.ts'

export const downloadPanel: typeof source.downloadPanel = {
  summary: 'Descargar el resumen',
  transcript: 'Descargar la transcripción',
  others: 'Para otras aplicaciones',
  text: 'Texto',
  markdown: 'Markdown',
}
