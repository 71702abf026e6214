import type * as source from '#messages/share-link.ts'

export const shareLink: typeof source.shareLink = {
  create: 'Criar um link',
  link: 'Link',
  copy: 'Copiar link',
  send: 'Enviar',
  stop: 'Parar de compartilhar',
  stopsForGood: 'Se você parar de compartilhar, este link deixa de funcionar para sempre.',
}
