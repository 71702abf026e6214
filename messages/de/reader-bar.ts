import type * as source from '#messages/reader-bar.ts'
import { plural } from './language.ts'

export const readerBar: typeof source.readerBar = {
  title: 'Vorlesen',
  position: (position, count) => `${position} von ${count}`,
  allRead: (count) =>
    plural(count, { one: 'Die Zeile ist vorgelesen', other: `Alle ${count} Zeilen vorgelesen` }),
  failed: 'Die Stimme deines Geräts hat nicht funktioniert',
  previous: 'Vorige Zeile',
  next: 'Nächste Zeile',
  pause: 'Anhalten',
  goOn: 'Weiter',
  readAgain: 'Noch einmal lesen',
  stop: 'Vorlesen beenden',
  speed: 'Tempo',
}
