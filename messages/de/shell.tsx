import type * as source from '#messages/shell.tsx'

export const shell: typeof source.shell = {
  skip: 'Zum Inhalt springen',
  loading: 'Wird geladen...',
  pages: 'Seiten',
  morePages: 'Weitere Seiten',
  mainPages: 'Hauptseiten',
  help: 'Hilfe',
  login: 'Anmelden',
  logout: 'Abmelden',
  account: 'Konto',
  accountMenu: 'Kontomenü',
  pro: 'Pro',
  motto: 'Jedes Video, in Kürze, und jede Zeile davon lässt sich prüfen.',
  licences: (link) => (
    <>
      {link('Lizenzen')} der Bibliotheken und Schriften dieser Seite. Transkripte der Beispiele: Rede an der
      Rice University (gemeinfrei, 1962); Untertitel von JavaScript: The Good Parts (CC BY 3.0, Google).
    </>
  ),
  columns: { product: 'Produkt', company: 'Unternehmen', legal: 'Rechtliches' },
  languages: 'Diese Seite lesen auf',
  translationNote: (link) => (
    <>Diese Seite ist maschinell übersetzt. Klingt etwas falsch oder holprig? {link('Sag es uns')}.</>
  ),
  colours: (present) => <>Farben: {present}</>,
  switchColours: (present) => <>Zwischen hell und dunkel wechseln, jetzt {present}</>,
  asOnDevice: 'wie auf diesem Gerät',
  light: 'hell',
  dark: 'dunkel',
}
