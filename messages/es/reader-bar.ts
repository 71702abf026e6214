import type * as source from '#messages/reader-bar.ts'
import { plural } from './language.ts'

export const readerBar: typeof source.readerBar = {
  title: 'Lectura en voz alta',
  position: (position, count) => `${position} de ${count}`,
  allRead: (count) => plural(count, { one: 'Línea leída', other: `Leídas las ${count} líneas` }),
  failed: 'La voz de tu dispositivo no funcionó',
  previous: 'Línea anterior',
  next: 'Línea siguiente',
  pause: 'Pausar',
  goOn: 'Seguir',
  readAgain: 'Leer de nuevo',
  stop: 'Dejar de leer',
  speed: 'Velocidad',
}
