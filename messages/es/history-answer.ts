import type * as source from '#messages/history-answer.ts'

export const historyAnswer: typeof source.historyAnswer = {
  looking: 'Buscando la respuesta...',
  tryAgain: 'Reintentar',
  ask: { library: 'Preguntar a todos tus videos', collection: 'Preguntar a todos estos videos' },
  passages: 'Estos pasajes son los que mejor responden. Son palabras textuales de quienes hablan.',
  nothing: {
    library: 'Ninguno de tus videos parece hablar de esto.',
    collection: 'Ninguno de estos videos parece hablar de esto.',
  },
  closest: 'Mostrar lo más parecido',
  more: (count) => `Mostrar ${count} más`,
}
