import type * as source from '#messages/call-reference.tsx'

export const callReference: typeof source.callReference = {
  calls: 'Appels',
  tryAgain: 'Réessayer',
  anyKey: 'N’importe quelle clé.',
  needs: (permission) => <>Exige {permission}</>,
  places: {
    path: 'chemin',
    query: 'paramètre',
    header: 'en-tête',
    cookie: 'cookie',
    body: 'corps',
  },
  required: (place) => `${place}, obligatoire`,
}
