import type * as source from '#messages/controls.ts'

export const controls: typeof source.controls = {
  cancel: 'Cancelar',
  close: 'Cerrar',
  tryAgain: 'Reintentar',
  loading: 'Cargando...',
  copied: 'Copiado al portapapeles',
  notCopied: 'No se pudo copiar al portapapeles',
  downloaded: 'Descargado',
  summarySaved: 'El resumen está en tus descargas',
  unknownTitle: 'Video de YouTube',
  notification: 'Notificación',
  notifications: 'Notificaciones ({hotkey})',
}
