import type * as source from '#messages/live-summary.ts'

export const liveSummary: typeof source.liveSummary = {
  generating: 'Generando resumen con IA...',
  partsRead: 'Partes del video ya leídas',
  restarted: 'El primer borrador no pasó la comprobación. Probamos otra vez.',
  beingWritten: 'Se está escribiendo a partir de la transcripción.',
  beingWrittenInStyle: (style) => `Se está escribiendo a partir de la transcripción. Estilo: ${style}.`,
}
