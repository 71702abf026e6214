import type * as source from '#messages/example-result.ts'

export const exampleResult: typeof source.exampleResult = {
  copyLink: 'Copier le lien',
  tryVideo: 'Essayer cette vidéo',
  byUs: 'Écrit par nous pour cet exemple, vérifié ligne par ligne.',
  bySpeaker: 'Fait sans IA : les phrases mêmes de la personne qui parle.',
  toWithoutAI: 'Fait sans IA',
  toOurs: 'Écrit par nous',
}
