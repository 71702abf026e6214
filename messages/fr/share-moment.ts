import type * as source from '#messages/share-moment.ts'

export const shareMoment: typeof source.shareMoment = {
  title: 'Partager cette ligne',
  found:
    'Toute personne qui a le lien voit cette ligne et ce qui a été dit autour. La page ne dit rien de vous.',
  notFound:
    'Toute personne qui a le lien voit cette ligne, signalée comme introuvable dans la transcription. La page ne dit rien de vous.',
  copyImage: 'Copier en image',
  picture: 'La ligne avec son état et sa place dans la vidéo',
  pictureCopied: 'Image copiée',
  pictureDownloaded: 'Image téléchargée',
  pictureNotLoaded: 'Nous n’avons pas pu charger l’image.',
}
