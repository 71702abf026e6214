import type * as source from '#messages/account-sections.tsx'

export const accountSections: typeof source.accountSections = {
  profile: 'Profil',
  email: 'E-Mail',
  memberSince: 'Dabei seit',
  phone: 'Telefon',
  optional: 'Freiwillig.',
  save: 'Speichern',
  phoneSaved: 'Telefonnummer gespeichert',
  plan: 'Plan',
  comeBack: (moment) => <>Neue Zusammenfassungen gibt es am {moment}.</>,
  data: 'Deine Daten',
  dataText: 'Alles, was dir gehört, als eine JSON-Datei.',
  downloadData: 'Meine Daten herunterladen',
  exportHistory: (link) => (
    <>Für Notizen, Lernkarten oder eine Literaturverwaltung: {link('exportiere deinen Verlauf')}.</>
  ),
  devices: 'Geräte',
  signOutEverywhere: 'Überall abmelden',
  signOutQuestion: 'Damit werden alle Geräte abgemeldet, auch dieses.',
  loggedOut: 'Abgemeldet',
  onAllDevices: 'Auf allen Geräten.',
}

export const accountDeletion: typeof source.accountDeletion = {
  title: 'Konto löschen',
  text: 'Dein Verlauf, deine Geräte und deine Einstellungen werden endgültig gelöscht. Wir behalten nur die Zahlungsbelege, die das Gesetz verlangt. Du hast sieben Tage Zeit, es dir anders zu überlegen.',
  deleteMine: 'Mein Konto löschen',
  dialogText:
    'Es wird in sieben Tagen gelöscht. Bis dahin kannst du es dir auf dieser Seite anders überlegen.',
  typeToConfirm: (email) => `Gib zur Bestätigung ${email} ein`,
  pleaseType: (email) => `Bitte gib ${email} ein`,
  requested: 'Dein Konto wird in sieben Tagen gelöscht',
  notice: 'Löschung',
  willBeDeleted: (day) => <>Dieses Konto wird am {day} gelöscht.</>,
  untilThen: 'Bis dahin bleibt alles, wie es ist.',
  keep: 'Mein Konto behalten',
  stays: 'Dein Konto bleibt bestehen',
}
