import type * as source from '#messages/reel-bar.ts'
import { plural } from './language.ts'

export const reelBar: typeof source.reelBar = {
  title: 'Extraits',
  joined: (count) => plural(count, { one: `, ${count} extrait réuni`, other: `, ${count} extraits réunis` }),
  allPlayed: (count) => plural(count, { one: 'Extrait terminé', other: `Les ${count} sont terminés` }),
  position: (position, count) => `${position} sur ${count}`,
  stop: 'Arrêter la lecture',
  previous: 'Extrait précédent',
  next: 'Extrait suivant',
  play: 'Lancer',
  pause: 'Mettre en pause',
  playAgain: 'Relancer',
}
