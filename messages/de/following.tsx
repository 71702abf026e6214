import type * as source from '#messages/following.tsx'
import { number, plural } from './language.ts'

export const followTexts: typeof source.followTexts = {
  loading: 'Wird geladen...',
  count: (count, max) => `${count} von ${max} abonniert`,
  digests: 'Übersichten',
  yourDigest: 'Deine Übersicht',
  introduction:
    'Neue Videos werden für dich zusammengefasst und kommen als eine Übersicht, per E-Mail jeden Morgen um 8:00. Das kannst du hier ändern. Abonnieren kostet nichts; jede Zusammenfassung zählt als eine.',
  short:
    'Neue Videos werden für dich zusammengefasst und kommen als eine Übersicht. Abonnieren kostet nichts; jede Zusammenfassung zählt als eine.',
  source: 'Kanal, Playlist oder Podcast',
  linkMissing: 'Füge einen Link ein.',
  startWith: 'Beginnen mit',
  newOnly: 'nur neuen Videos',
  newest: (count) => plural(count, { one: 'dem neuesten Video', other: `den ${count} neuesten Videos` }),
  inForm: 'In der Form',
  follow: 'Abonnieren',
  followed: (name) => `${name} abonniert`,
  full: (max, link) => (
    <>
      Dein Plan erlaubt {max}. Beende eines, um ein anderes hinzuzufügen, oder sieh dir die {link('Pläne')}{' '}
      an.
    </>
  ),
}

export const followRow: typeof source.followRow = {
  videos: 'Videos',
  videosOf: (name) => `Videos von ${name}`,
  unfollow: 'Nicht mehr abonnieren',
  unfollowOne: (name) => `${name} nicht mehr abonnieren`,
  askUnfollow: 'Nicht mehr abonnieren? Deine Zusammenfassungen bleiben in deinem Verlauf.',
  unfollowed: 'Nicht mehr abonniert',
  inForm: 'Neue Videos in der Form',
  formChanged: (form) => `Neue Videos kommen als „${form}“`,
  formNote: 'Was schon zusammengefasst ist, bleibt, wie es ist.',
  kinds: { channel: 'Kanal', playlist: 'Playlist', podcast: 'Podcast' },
  nothingNew: 'Noch nichts Neues',
  lastNew: (ago) => `Neuestes Video ${ago}`,
  checked: (ago) => `geprüft ${ago}`,
  notDone: (count) => `${count} noch nicht fertig`,
  leftOut: (count, max) =>
    `${number(count)} in den letzten 7 Tagen ausgelassen: Von jeder Quelle werden die neuesten ${max} am Tag zusammengefasst.`,
  failing: 'Antwortet nicht',
  failingNote: 'YouTube antwortet dazu nicht. Wir versuchen es wieder, und nichts geht verloren.',
}

export const followedTexts: typeof source.followedTexts = {
  none: 'Nichts Neues, seit du es abonniert hast.',
  more: (count) => `${count} weitere in deinem Verlauf und deinen Übersichten.`,
  states: {
    waiting: 'Wartet auf Untertitel',
    queued: 'In der Warteschlange',
    unpaid: 'Wartet auf dein Kontingent',
    working: 'Wird zusammengefasst',
    done: 'Fertig',
    failed: 'Misslungen',
  },
  nextTry: (moment) => `Wir versuchen es wieder am ${moment}.`,
  tryAgain: 'Erneut versuchen',
  tryVideo: (name) => `Erneut versuchen: ${name}`,
}

export const digestSettings: typeof source.digestSettings = {
  saved: 'Gespeichert',
  mailed: 'Per E-Mail schicken',
  stops: {
    unsubscribed:
      'Du hast die E-Mails beendet. Kreuze das Kästchen an und speichere, um sie wieder zu bekommen.',
    bounced: 'Wir haben die E-Mails beendet, weil dein Mailserver eine abgelehnt hat.',
  },
  save: 'Speichern',
  nextOne: (moment) => `Die nächste kommt am ${moment}, falls es etwas Neues gibt.`,
  howOften: 'Wie oft',
  frequencies: { daily: 'Jeden Tag', weekly: 'Jede Woche', never: 'Nie' },
  on: 'Am',
  at: 'Um',
  weekdays: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  zone: 'Zeitzone',
  feed: 'Für deinen Feedreader',
  feedHint:
    'Wer diese Adresse hat, kann deine Übersichten lesen. Ändere sie, wenn sie in fremde Hände geraten ist.',
  copy: 'Kopieren',
  change: 'Ändern',
  feedChanged: 'Der Feed hat eine neue Adresse',
  done: (count) => `${count} fertig`,
  failed: (count) => `${count} misslungen`,
  waiting: (count) => `${count} wartend`,
}
