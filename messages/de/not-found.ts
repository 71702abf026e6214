import type * as source from '#messages/not-found.ts'

export const notFound: typeof source.notFound = {
  title: 'Seite nicht gefunden: Précis',
  heading: '404: Seite nicht gefunden',
  text: 'Unter dieser Adresse ist nichts.',
  home: 'Zur Startseite',
  isYours: 'Ist es eine deiner Zusammenfassungen? Melde dich an, um sie zu sehen.',
  signIn: 'Anmelden',
}
