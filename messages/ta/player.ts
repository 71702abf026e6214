import type * as source from '#messages/player.ts'

export const player: typeof source.player = {
  video: (title) => `வீடியோ: ${title}`,
  playVideo: 'வீடியோவை இயக்கு:',
  playVideoFrom: (time) => `வீடியோவை ${time} முதல் இயக்கு:`,
  loadsWhenPlayed: 'இயக்கினால் YouTube லோட் ஆகும்',
  enlarge: 'பெரிதாக்கு',
  makeSmall: 'சிறிதாக்கு',
}
