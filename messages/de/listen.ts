import type * as source from '#messages/listen.ts'

export const listen: typeof source.listen = {
  listen: 'Anhören',
  notLoaded: 'Die Stimme wurde nicht geladen',
  checkConnection: 'Prüfe deine Verbindung und versuch es dann noch einmal.',
}
