import type * as source from '#messages/failure-panel.tsx'
import { plural } from './language.ts'

export const failurePanel: typeof source.failurePanel = {
  planned: (moment) => <>Geplant für {moment} deiner Zeit.</>,
  costs: {
    none: 'Das hat keine deiner Zusammenfassungen verbraucht.',
    unknown: 'Vielleicht entsteht deine Zusammenfassung noch. Versuch es erneut, um sie zu sehen.',
  },
  remedies: {
    retry: 'Erneut versuchen',
    paste: 'Transkript einfügen',
    another: 'Anderes Video',
  },
  retryIn: (time) => `Erneut versuchen in ${time}`,
  retryInMinutes: (count) =>
    plural(count, {
      one: `Erneut versuchen in ${count} Minute`,
      other: `Erneut versuchen in ${count} Minuten`,
    }),
  retryInHours: (count) =>
    plural(count, {
      one: `Erneut versuchen in ${count} Stunde`,
      other: `Erneut versuchen in ${count} Stunden`,
    }),
  retryInDays: (count) =>
    plural(count, { one: `Erneut versuchen in ${count} Tag`, other: `Erneut versuchen in ${count} Tagen` }),
  retryNow: 'Du kannst es jetzt erneut versuchen.',
  summarizeFirst: (minutes) =>
    plural(minutes, {
      one: 'Die erste Minute zusammenfassen',
      other: `Die ersten ${minutes} Minuten zusammenfassen`,
    }),
  showsTranscript: 'Wenn YouTube ein Transkript zeigt',
  readExample: 'Oder lies ein Beispiel:',
}

export const readInBrowser: typeof source.readInBrowser = {
  blocked: 'YouTube sperrt gerade unsere Server. Dein Browser ist nicht gesperrt.',
  how: (link) => (
    <>
      Öffne das Video mit der {link('Erweiterung von Précis')} und drück auf „Summarize“. Hier geht es von
      selbst weiter. Oder öffne das Video, kopiere sein Transkript und füge es ein.
    </>
  ),
  open: 'Video öffnen',
}
