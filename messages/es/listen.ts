import type * as source from '#messages/listen.ts'

export const listen: typeof source.listen = {
  listen: 'Escuchar',
  notLoaded: 'La voz no se cargó',
  checkConnection: 'Revisa tu conexión e inténtalo de nuevo.',
}
