import type * as source from '#messages/history-answer.ts'

export const historyAnswer: typeof source.historyAnswer = {
  looking: 'Procurando a resposta...',
  tryAgain: 'Tentar de novo',
  ask: { library: 'Perguntar a todos os seus vídeos', collection: 'Perguntar a todos estes vídeos' },
  passages: 'Estes trechos são os que melhor respondem. São as palavras de quem fala.',
  nothing: {
    library: 'Nenhum dos seus vídeos parece falar sobre isso.',
    collection: 'Nenhum destes vídeos parece falar sobre isso.',
  },
  closest: 'Mostrar o que mais se aproxima',
  more: (count) => `Mostrar mais ${count}`,
}
