import type * as source from '#messages/download-panel.ts'

export const downloadPanel: typeof source.downloadPanel = {
  summary: 'Baixar o resumo',
  transcript: 'Baixar a transcrição',
  others: 'Para outros aplicativos',
  text: 'Texto',
  markdown: 'Markdown',
}
