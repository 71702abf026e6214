import type * as source from '#messages/reel-bar.ts'
import { plural } from './language.ts'

export const reelBar: typeof source.reelBar = {
  title: 'Momentos',
  joined: (count) => `, ${count} momentos juntos`,
  allPlayed: (count) =>
    plural(count, { one: 'O momento foi reproduzido', other: `Os ${count} foram reproduzidos` }),
  position: (position, count) => `${position} de ${count}`,
  stop: 'Parar a reprodução',
  previous: 'Momento anterior',
  next: 'Próximo momento',
  play: 'Reproduzir',
  pause: 'Pausar',
  playAgain: 'Reproduzir de novo',
}
