import type * as source from '#messages/transcript.ts'

export const transcript: typeof source.transcript = {
  generate: (name) => `${name} erstellen`,
  shifted: (from, to) =>
    `Die Zeiten in dieser Datei beginnen bei ${from}. Wir haben sie so verschoben, dass sie bei ${to} beginnen.`,
  summarizeThese: 'Diese Untertitel zusammenfassen',
  tryAgain: 'Erneut versuchen',
  copy: 'Transkript kopieren',
  download: 'Transkript herunterladen',
  text: 'Nur Text',
  downloadAs: (format) => `Als ${format} herunterladen`,
  downloadTranslation: (language, format) => `${language} als ${format} herunterladen`,
  downloaded: 'Heruntergeladen',
  saved: 'Transkript in deinen Downloads gespeichert',
  search: 'Im Transkript suchen',
  region: 'Text des Transkripts',
  more: 'Mehr Sätze zeigen',
  noneFound: 'Kein Satz enthält diese Wörter.',
  found: (count, total) => `${count} von ${total} Sätzen`,
  translate: 'Übersetzen',
  original: 'Im Original',
  translatedFile: (language) => `${language}, von einem Modell, nicht geprüft`,
  follow: 'Mitlaufen',
}
