import type * as source from '#messages/share-moment.ts'

export const shareMoment: typeof source.shareMoment = {
  title: 'Compartilhar esta linha',
  found: 'Quem tiver o link vê esta linha e o que foi dito em volta dela. A página não diz nada sobre você.',
  notFound:
    'Quem tiver o link vê esta linha, com o aviso de que não foi encontrada na transcrição. A página não diz nada sobre você.',
  copyImage: 'Copiar como imagem',
  picture: 'A linha, com seu estado e seu lugar no vídeo',
  pictureCopied: 'Imagem copiada',
  pictureDownloaded: 'Imagem baixada',
  pictureNotLoaded: 'Não conseguimos carregar a imagem.',
}
