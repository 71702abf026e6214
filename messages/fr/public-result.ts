import type * as source from '#messages/public-result.ts'

export const publicResult: typeof source.publicResult = {
  shared: 'Partagé',
  motto: 'N’importe quelle vidéo, en bref',
  invitation: 'Collez un lien, lisez le résumé, et vérifiez chaque ligne en la comparant aux mots prononcés.',
  summarize: 'Résumer une vidéo',
}
