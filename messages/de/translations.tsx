import type * as source from '#messages/translations.tsx'
import { number, plural } from './language.ts'
import { list } from './list.ts'

const unusable =
  'Die Antworten des KI-Modells waren nicht zu gebrauchen. Versuch es noch einmal oder wähl eine andere Sprache.'

export const translationTexts: typeof source.translationTexts = {
  needsModel:
    'Übersetzen braucht ein Sprachmodell, und dieser Server hat keines. Wer ihn betreibt, kann eines einrichten.',
  tooLong: (lines) => `Übersetzt werden können Transkripte von bis zu ${number(lines)} Zeilen.`,
  into: 'Übersetzen in',
  choose: 'Sprache auswählen',
  ready: (language) => `${language} (fertig)`,
  working: (language) => `Wird übersetzt: ${language}...`,
  progress: (done, total) => `${done} von ${total} Zeilen`,
  cancel: 'Abbrechen',
  backOn: (moment) => `Am ${moment} ist es wieder da.`,
  doneSoFar: (done, total) => `${done} von ${total} Zeilen sind übersetzt.`,
  continue: 'Fortsetzen',
  start: (language) => `Übersetzen: ${language}`,
  unchecked: 'Ein Sprachmodell übersetzt jede Zeile. Das Ergebnis prüft niemand.',
  by: (names, models) => <>{models(`Übersetzt von ${list(names)}`)}, nicht geprüft.</>,
  stayOriginal: (count) =>
    plural(count, { one: '1 Zeile bleibt im Original.', other: `${count} Zeilen bleiben im Original.` }),
  download: (language) => `${language} herunterladen`,
  leftToday: (remaining, perDay) => `Heute noch ${remaining} von ${perDay}.`,
  nextFree: (moment) => `Die nächste ist am ${moment} frei.`,
  used: (perDay) =>
    plural(perDay, {
      one: 'Die Übersetzung für heute ist verbraucht.',
      other: `Die ${perDay} Übersetzungen für heute sind verbraucht.`,
    }),
  causes: {
    outage: 'Das KI-Modell hat nicht geantwortet. Versuch es in ein paar Minuten noch einmal.',
    cut: unusable,
    unusable,
    unfound: unusable,
    run: 'Den Rest zu übersetzen würde mehr KI kosten, als ein Transkript verbrauchen darf.',
    earlier: 'Das KI-Kontingent war aufgebraucht. Jetzt ist wieder Platz.',
    all: 'Das heutige KI-Kontingent für alle ist aufgebraucht.',
    visitors: 'Das heutige KI-Kontingent für Besucher ist aufgebraucht. Konten haben ein eigenes.',
    network: 'Dein Netz hat das heutige KI-Kontingent für Besucher aufgebraucht. Konten haben ein eigenes.',
    free: 'Das heutige KI-Kontingent für kostenlose Konten ist aufgebraucht. Jeder Plan hat ein eigenes.',
    'free-account': 'Du hast das heutige KI-Kontingent aufgebraucht. Jeder Plan hat ein eigenes.',
    'paid-account': 'Du hast das KI-Kontingent deines Plans für heute aufgebraucht.',
  },
}
