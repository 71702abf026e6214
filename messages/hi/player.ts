import type * as source from '#messages/player.ts'

export const player: typeof source.player = {
  video: (title) => `वीडियो: ${title}`,
  playVideo: 'वीडियो चलाएँ:',
  playVideoFrom: (time) => `वीडियो ${time} से चलाएँ:`,
  loadsWhenPlayed: 'चलाने पर YouTube से लोड होता है',
  enlarge: 'बड़ा करें',
  makeSmall: 'छोटा करें',
}
