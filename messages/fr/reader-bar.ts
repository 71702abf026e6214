import type * as source from '#messages/reader-bar.ts'
import { plural } from './language.ts'

export const readerBar: typeof source.readerBar = {
  title: 'Lecture à voix haute',
  position: (position, count) => `${position} sur ${count}`,
  allRead: (count) => plural(count, { one: 'La ligne est lue', other: `Les ${count} lignes sont lues` }),
  failed: 'La voix de votre appareil n’a pas fonctionné',
  previous: 'Ligne précédente',
  next: 'Ligne suivante',
  pause: 'Mettre en pause',
  goOn: 'Reprendre',
  readAgain: 'Relire',
  stop: 'Arrêter la lecture',
  speed: 'Vitesse',
}
