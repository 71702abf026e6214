import type * as source from '#messages/reel-bar.ts'

export const reelBar: typeof source.reelBar = {
  title: 'Stellen',
  joined: (count) => `, ${count} Stellen verbunden`,
  allPlayed: (count) => `Alle ${count} abgespielt`,
  position: (position, count) => `${position} von ${count}`,
  stop: 'Abspielen beenden',
  previous: 'Vorige Stelle',
  next: 'Nächste Stelle',
  play: 'Abspielen',
  pause: 'Anhalten',
  playAgain: 'Noch einmal abspielen',
}
