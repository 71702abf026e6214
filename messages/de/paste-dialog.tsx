import type * as source from '#messages/paste-dialog.tsx'
import { number, plural } from './language.ts'

export const pasteDialog: typeof source.pasteDialog = {
  title: 'Transkript einfügen',
  forAccount: (limit) =>
    `Untertitel oder reiner Text, mit oder ohne Zeiten, bis zu ${limit}. Nur du kannst es sehen, und es bleibt in deinem Verlauf, bis du es löschst.`,
  forVisitor: (limit, days) =>
    `Untertitel oder reiner Text, mit oder ohne Zeiten, bis zu ${limit}. Nur du kannst es sehen. Wir behalten es ${days} Tage oder, wenn du dich anmeldest, in deinem Verlauf.`,
  transcript: 'Transkript',
  placeholder: '0:00 Herzlich willkommen.\n0:04 Heute sprechen wir über den Mond.',
  whereToFind: 'Wo finde ich es?',
  file: (button, rest) => (
    <>
      {button('Untertiteldatei auswählen')}
      {rest(' oder hier ablegen')}
    </>
  ),
  removeFile: 'Datei entfernen',
  videoTitle: 'Titel (freiwillig)',
  videoLink: 'Link zum Video (freiwillig)',
  videoLinkHint: 'Damit spielt ein Klick auf eine Zeit das Video von dort ab.',
  submit: 'Zusammenfassen',
  missing: 'Füge ein Transkript ein oder wähle eine Datei.',
  emptyFile: 'Die Datei ist leer.',
  tooLarge: (size, limit) => `Das sind ${size}. Ein Transkript darf höchstens ${limit} groß sein.`,
}

export const sizes: typeof source.sizes = {
  kilobytes: (count) => `${count} KB`,
  megabytes: (count) => `${count} MB`,
}

const small = ['', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun']

export const transcriptFactTexts: typeof source.transcriptFactTexts = {
  lines: (count) => plural(count, { one: `${number(count)} Zeile`, other: `${number(count)} Zeilen` }),
  withoutTimes: 'ohne Zeiten',
  seconds: (count) => plural(count, { one: `${count} Sekunde`, other: `${count} Sekunden` }),
  minutes: (count) => plural(count, { one: `${number(count)} Minute`, other: `${number(count)} Minuten` }),
  speakers: (count) =>
    plural(count, {
      one: `${small[count] ?? count} Stimme`,
      other: `${small[count] ?? count} Stimmen`,
    }),
  list: (facts) => facts.join(', '),
}
