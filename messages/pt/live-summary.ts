import type * as source from '#messages/live-summary.ts'

export const liveSummary: typeof source.liveSummary = {
  generating: 'Gerando o resumo com IA...',
  partsRead: 'Partes do vídeo já lidas',
  restarted: 'O primeiro rascunho não passou na verificação. Tentando de novo.',
  beingWritten: 'Sendo escrito a partir da transcrição.',
  beingWrittenInStyle: (style) => `Sendo escrito a partir da transcrição. Estilo: ${style}.`,
}
