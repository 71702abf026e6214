import type * as source from '#messages/player.ts'

export const player: typeof source.player = {
  video: (title) => `Video: ${title}`,
  playVideo: 'Reproducir el video:',
  playVideoFrom: (time) => `Reproducir el video desde ${time}:`,
  loadsWhenPlayed: 'Se carga de YouTube al reproducirlo',
  enlarge: 'Ampliar',
  makeSmall: 'Reducir',
}
