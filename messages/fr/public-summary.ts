import type * as source from '#messages/public-summary.ts'

export const publicSummary: typeof source.publicSummary = {
  title: 'Résumé partagé',
  about:
    'Une vidéo en bref, faite avec Précis : chaque ligne est comparée à ce qui a été dit. Essayez avec la vôtre.',
  example: 'Exemple',
}
