import type * as source from '#messages/page-parts.ts'

export const pageParts: typeof source.pageParts = {
  updated: 'Précis se ha actualizado. Recarga la página para continuar. Todo lo que guardaste sigue ahí.',
  stopped: 'Esta parte de la página dejó de funcionar.',
  notLoaded: 'Esta parte de la página no se cargó. Revisa tu conexión e inténtalo de nuevo.',
  pageStopped: 'Esta página dejó de funcionar',
  pageNotLoaded: 'Esta página no se cargó',
  reload: 'Recargar',
  tryAgain: 'Reintentar',
}
