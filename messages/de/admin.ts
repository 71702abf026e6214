import type * as source from '#messages/admin.ts'
import { number, plural } from './language.ts'

export const adminTexts: typeof source.adminTexts = {
  title: 'Benutzerverwaltung: Précis',
  heading: 'Benutzerverwaltung',
  loading: 'Wird geladen...',
  tryAgain: 'Erneut versuchen',
  more: 'Mehr anzeigen',
  unlimited: 'Unbegrenzt',
  success: 'Erfolg',
  error: 'Fehler',
}

export const adminUsers: typeof source.adminUsers = {
  all: 'Alle Benutzer',
  search: 'Nach E-Mail suchen',
  users: 'Benutzer',
  none: 'Noch keine Benutzer.',
  noMatch: 'Keine passenden Benutzer.',
  moreThan: (count) => `Mehr als ${number(count)} Benutzer`,
  count: (count) => plural(count, { one: `${count} Benutzer`, other: `${count} Benutzer` }),
  left: (count) => `noch ${count}`,
  select: 'Auswählen',
  selectUser: (email) => `${email} auswählen`,
  current: 'Ausgewählter Benutzer',
  choose: 'Wähle einen Benutzer aus der Liste oder gib eine Adresse ein.',
  unknown: 'Kein Benutzer hat diese Adresse.',
  email: 'E-Mail',
  plan: 'Plan',
  subscribed: 'Abonniert',
  yes: 'Ja',
  no: 'Nein',
  remaining: 'Übrig',
  created: 'Angelegt',
}

export const adminForms: typeof source.adminForms = {
  register: 'Benutzer anlegen',
  email: 'E-Mail',
  phone: 'Telefon (freiwillig)',
  send: 'Anlegen',
  sending: 'Wird angelegt...',
  registered: (isNew) => (isNew ? 'Benutzer angelegt' : 'Diese Adresse ist schon angelegt'),
  notRegistered: 'Der Benutzer konnte nicht angelegt werden',
  test: 'Zusammenfassung zur Probe',
  userEmail: 'E-Mail des Benutzers',
  video: 'Adresse des Videos',
  generate: 'Zusammenfassung erstellen',
  generating: 'Wird erstellt...',
  counts: 'Die Zusammenfassung wird auf das Kontingent dieses Benutzers angerechnet.',
  notGenerated: 'Die Zusammenfassung konnte nicht erstellt werden',
  noneLeft: 'Dieser Benutzer hat keine Zusammenfassungen mehr.',
  generated: (left) => `Zusammenfassung erstellt! Der Benutzer hat noch ${left}.`,
  generatedUnlimited: 'Zusammenfassung erstellt! Der Benutzer hat unbegrenzt viele.',
}

export const adminRecords: typeof source.adminRecords = {
  help: 'Hilfeanfragen',
  show: 'Zeigen',
  open: 'Offen',
  answered: 'Beantwortet',
  all: 'Alle',
  requests: 'Anfragen und ihr Zustand',
  nobodyWaits: 'Niemand wartet auf eine Antwort.',
  noRequests: 'Es gibt keine.',
  markAnswered: 'Als beantwortet markieren',
  openAgain: 'Wieder öffnen',
  signedIn: 'Angemeldet',
  notSignedIn: 'Nicht angemeldet',
  answerBy: (moment) => `Antwort bis ${moment}`,
  notMailed: 'E-Mail nicht gesendet',
  usage: 'Nutzungsverlauf',
  chooseUser: 'Wähle einen Benutzer, um zu sehen, was er zusammengefasst hat.',
  summaries: 'Zusammenfassungen dieses Benutzers',
  noSummaries: 'Noch keine Zusammenfassungen.',
}

type Done = (admin: string, target: string | null) => string

const did =
  (what: string): Done =>
  (admin, target) =>
    `${admin}: ${what}${target === null ? '' : ` (${target})`}`

export const adminActivity: typeof source.adminActivity = {
  title: 'Tätigkeiten der Verwaltung',
  list: 'Tätigkeiten, neueste zuerst',
  none: 'Noch nichts.',
  failed: (why) => `Fehlgeschlagen: ${why}`,
  done: {
    'list-users': did('Benutzer aufgelistet'),
    'read-usage': did('Nutzung eingesehen'),
    'register-user': did('Benutzer angelegt'),
    summarize: did('Zusammenfassung erstellt'),
    'list-help-requests': did('Hilfeanfragen aufgelistet'),
    'change-help-request': did('Hilfeanfrage geändert'),
    'read-audit': did('diese Liste gelesen'),
  },
}
