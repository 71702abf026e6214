import type * as source from '#messages/player.ts'

export const player: typeof source.player = {
  video: (title) => `Video: ${title}`,
  playVideo: 'Video abspielen:',
  playVideoFrom: (time) => `Video abspielen ab ${time}:`,
  loadsWhenPlayed: 'Lädt von YouTube, wenn du es abspielst',
  enlarge: 'Vergrößern',
  makeSmall: 'Verkleinern',
}
