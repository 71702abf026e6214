import type * as source from '#messages/share-link.ts'

export const shareLink: typeof source.shareLink = {
  create: 'Crear un enlace',
  link: 'Enlace',
  copy: 'Copiar enlace',
  send: 'Enviar',
  stop: 'Dejar de compartir',
  stopsForGood: 'Si dejas de compartir, este enlace deja de funcionar para siempre.',
}
