import type * as source from '#messages/player.ts'

export const player: typeof source.player = {
  video: (title) => `Pemutar video: ${title}`,
  playVideo: 'Putar videonya:',
  playVideoFrom: (time) => `Putar videonya dari ${time}:`,
  loadsWhenPlayed: 'Dimuat dari YouTube saat diputar',
  enlarge: 'Perbesar',
  makeSmall: 'Perkecil',
}
