import type * as source from '#messages/plan-lines.ts'

export const planLineTexts: typeof source.planLineTexts = {
  price: (price) => `${price} im Monat`,
  checked: 'Jede Zeile im Transkript nachgeschlagen',
  unlimitedSummaries: 'Unbegrenzt Zusammenfassungen',
  summariesInHours: (count, hours) => `${count} Zusammenfassungen in ${hours} Stunden`,
  summariesInMonth: (count) => `${count} Zusammenfassungen im Monat`,
  unlimitedQuestions: 'Unbegrenzt Fragen zu Videos',
  questions: (count) => `${count} Fragen zu Videos am Tag`,
  follows: (count) => `${count} Kanäle und Playlists abonnieren`,
  ownForms: (count) => `${count} eigene Formen`,
  fullHistory: 'Dein ganzer Verlauf',
  history: (days) => `Verlauf der letzten ${days} Tage`,
  copyAndDownload: 'Zusammenfassungen kopieren und herunterladen',
  copy: 'Zusammenfassungen kopieren',
  firstInQueue: 'Vorrang in der Warteschlange',
  support: (hours) => `Hilfe innerhalb von ${hours} Stunden`,
}
