import type * as source from '#messages/reel-bar.ts'

export const reelBar: typeof source.reelBar = {
  title: 'క్షణాలు',
  joined: (count) => `, ${count} క్షణాలు కలిపి`,
  allPlayed: (count) => `మొత్తం ${count} ప్లే అయ్యాయి`,
  position: (position, count) => `${count}లో ${position}`,
  stop: 'ప్లే చేయడం ఆపేయండి',
  previous: 'మునుపటి క్షణం',
  next: 'తర్వాతి క్షణం',
  play: 'ప్లే చేయండి',
  pause: 'ఆపండి',
  playAgain: 'మళ్లీ ప్లే చేయండి',
}
