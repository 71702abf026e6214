import type * as source from '#messages/captions-choice.ts'

export const captionsChoice: typeof source.captionsChoice = {
  label: 'Sous-titres',
  choose: 'Choisir',
  kinds: { human: 'Écrits par une personne', automatic: 'Automatiques' },
  fetching: 'Récupération des sous-titres...',
}
