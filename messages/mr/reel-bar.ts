import type * as source from '#messages/reel-bar.ts'

export const reelBar: typeof source.reelBar = {
  title: 'क्षण',
  joined: (count) => `, ${count} क्षण जोडलेले`,
  allPlayed: (count) => `सर्व ${count} प्ले झाले`,
  position: (position, count) => `${count} पैकी ${position}`,
  stop: 'प्ले करणे बंद करा',
  previous: 'मागचा क्षण',
  next: 'पुढचा क्षण',
  play: 'प्ले करा',
  pause: 'थांबवा',
  playAgain: 'पुन्हा प्ले करा',
}
