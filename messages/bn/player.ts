import type * as source from '#messages/player.ts'

export const player: typeof source.player = {
  video: (title) => `ভিডিও: ${title}`,
  playVideo: 'ভিডিও চালান:',
  playVideoFrom: (time) => `${time} থেকে ভিডিও চালান:`,
  loadsWhenPlayed: 'চালালে YouTube থেকে লোড হয়',
  enlarge: 'বড় করুন',
  makeSmall: 'ছোট করুন',
}
