import type * as source from '#messages/player.ts'

export const player: typeof source.player = {
  video: (title) => `व्हिडिओ: ${title}`,
  playVideo: 'व्हिडिओ प्ले करा:',
  playVideoFrom: (time) => `${time} पासून व्हिडिओ प्ले करा:`,
  loadsWhenPlayed: 'तुम्ही प्ले केल्यावर YouTube वरून लोड होतो',
  enlarge: 'मोठा करा',
  makeSmall: 'छोटा करा',
}
