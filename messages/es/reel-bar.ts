import type * as source from '#messages/reel-bar.ts'

export const reelBar: typeof source.reelBar = {
  title: 'Momentos',
  joined: (count) => `, ${count} momentos unidos`,
  allPlayed: (count) => `Reproducidos los ${count}`,
  position: (position, count) => `${position} de ${count}`,
  stop: 'Dejar de reproducir',
  previous: 'Momento anterior',
  next: 'Momento siguiente',
  play: 'Reproducir',
  pause: 'Pausar',
  playAgain: 'Reproducir de nuevo',
}
