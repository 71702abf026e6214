import type * as source from '#messages/run.ts'

export const runTexts: typeof source.runTexts = {
  aiSummary: 'Resumo com IA',
  summary: 'Resumo',
  stage: ({ stage, parts }) => {
    if (parts !== undefined)
      return `Lendo a parte ${Math.min(parts.done + 1, parts.total)} de ${parts.total}...`
    if (stage === 'transcript') return 'Obtendo a transcrição...'
    return stage === 'summary' ? 'Escrevendo o resumo...' : 'Conferindo as linhas...'
  },
  fetching: 'Obtendo a transcrição...',
  unsent: 'Você está offline. O pedido será enviado quando a conexão voltar.',
  unanswered: 'Ainda sem resposta. Tentando de novo...',
  lost: 'Conexão perdida. Seu resumo continua em andamento. Reconectando...',
}
