import type * as source from '#messages/player.ts'

export const player: typeof source.player = {
  video: (title) => `Vidéo : ${title}`,
  playVideo: 'Lancer la vidéo :',
  playVideoFrom: (time) => `Lancer la vidéo à ${time} :`,
  loadsWhenPlayed: 'Se charge depuis YouTube au lancement',
  enlarge: 'Agrandir',
  makeSmall: 'Réduire',
}
