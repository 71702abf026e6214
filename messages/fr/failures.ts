import type * as source from '#messages/failures.ts'

export const failureTexts: typeof source.failureTexts = {
  error: 'Erreur',
  unreachable: 'Nous n’avons pas pu joindre le serveur. Vérifiez votre connexion et réessayez.',
  unknown: 'Un problème est survenu. Veuillez réessayer.',
}
