import type * as source from '#messages/listen.ts'

export const listen: typeof source.listen = {
  listen: 'Écouter',
  notLoaded: 'La voix ne s’est pas chargée',
  checkConnection: 'Vérifiez votre connexion, puis réessayez.',
}
