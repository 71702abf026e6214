import type * as source from '#messages/history-answer.ts'

export const historyAnswer: typeof source.historyAnswer = {
  looking: 'Recherche de la réponse...',
  tryAgain: 'Réessayer',
  ask: { library: 'Interroger toutes vos vidéos', collection: 'Interroger toutes ces vidéos' },
  passages: 'Ces passages répondent le mieux. Ce sont les mots mêmes des personnes qui parlent.',
  nothing: {
    library: 'Aucune de vos vidéos ne semble en parler.',
    collection: 'Aucune de ces vidéos ne semble en parler.',
  },
  closest: 'Afficher ce qui s’en rapproche le plus',
  more: (count) => `En afficher ${count} de plus`,
}
