import type * as source from '#messages/history-answer.ts'

export const historyAnswer: typeof source.historyAnswer = {
  looking: 'Die Antwort wird gesucht...',
  tryAgain: 'Erneut versuchen',
  ask: { library: 'Alle deine Videos fragen', collection: 'Alle diese Videos fragen' },
  passages: 'Diese Stellen antworten am besten. Es sind die eigenen Worte der Sprechenden.',
  nothing: {
    library: 'Davon scheint in keinem deiner Videos die Rede zu sein.',
    collection: 'Davon scheint in keinem dieser Videos die Rede zu sein.',
  },
  closest: 'Zeigen, was am nächsten kommt',
  more: (count) => `${count} weitere zeigen`,
}
