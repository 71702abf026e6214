import type * as source from '#messages/share-moment.ts'

export const shareMoment: typeof source.shareMoment = {
  title: 'Diese Zeile teilen',
  found: 'Wer den Link hat, sieht diese Zeile und was rund um sie gesagt wurde. Über dich steht dort nichts.',
  notFound:
    'Wer den Link hat, sieht diese Zeile, als nicht im Transkript gefunden gekennzeichnet. Über dich steht dort nichts.',
  copyImage: 'Als Bild kopieren',
  picture: 'Die Zeile mit ihrem Zustand und ihrer Stelle im Video',
  pictureCopied: 'Bild kopiert',
  pictureDownloaded: 'Bild heruntergeladen',
  pictureNotLoaded: 'Das Bild konnte nicht geladen werden.',
}
