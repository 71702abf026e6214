import type * as source from '#messages/share-moment.ts'

export const shareMoment: typeof source.shareMoment = {
  title: 'Compartir esta línea',
  found: 'Cualquiera con el enlace ve esta línea y lo que se dijo alrededor. No dice nada sobre ti.',
  notFound:
    'Cualquiera con el enlace ve esta línea, marcada como no encontrada en la transcripción. No dice nada sobre ti.',
  copyImage: 'Copiar como imagen',
  picture: 'La línea con su estado y su lugar en el video',
  pictureCopied: 'Imagen copiada',
  pictureDownloaded: 'Imagen descargada',
  pictureNotLoaded: 'No pudimos cargar la imagen.',
}
