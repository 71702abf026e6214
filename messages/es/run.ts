import type * as source from '#messages/run.ts'

export const runTexts: typeof source.runTexts = {
  aiSummary: 'Resumen con IA',
  summary: 'Resumen',
  stage: ({ stage, parts }) => {
    if (parts !== undefined)
      return `Leyendo la parte ${Math.min(parts.done + 1, parts.total)} de ${parts.total}...`
    if (stage === 'transcript') return 'Obteniendo la transcripción...'
    return stage === 'summary' ? 'Escribiendo el resumen...' : 'Comprobando las líneas...'
  },
  fetching: 'Obteniendo la transcripción...',
  unsent: 'No tienes conexión. Se enviará cuando vuelva.',
  unanswered: 'Aún no hay respuesta. Reintentando...',
  lost: 'Se perdió la conexión. Tu resumen sigue en curso. Reconectando...',
}
