import type * as source from '#messages/player.ts'

export const player: typeof source.player = {
  video: (title) => `Vídeo: ${title}`,
  playVideo: 'Reproduzir o vídeo:',
  playVideoFrom: (time) => `Reproduzir o vídeo a partir de ${time}:`,
  loadsWhenPlayed: 'Carrega do YouTube quando você dá o play',
  enlarge: 'Ampliar',
  makeSmall: 'Reduzir',
}
