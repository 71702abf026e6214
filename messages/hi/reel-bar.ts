import type * as source from '#messages/reel-bar.ts'

export const reelBar: typeof source.reelBar = {
  title: 'पल',
  joined: (count) => `, ${count} पल एक साथ`,
  allPlayed: (count) => `सभी ${count} चल चुके`,
  position: (position, count) => `${count} में से ${position}`,
  stop: 'चलाना बंद करें',
  previous: 'पिछला पल',
  next: 'अगला पल',
  play: 'चलाएँ',
  pause: 'रोकें',
  playAgain: 'फिर से चलाएँ',
}
