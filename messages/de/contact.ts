import type * as source from '#messages/contact.ts'
import { plans } from '#product/plans.ts'

export const contact: typeof source.contact = {
  title: 'Kontakt',
  description: `So erreichst du uns über das Hilfeformular. Wir antworten innerhalb von ${plans.free.supportHours} Stunden, im größten Plan innerhalb von ${plans.unlimited.supportHours}.`,
  heading: 'Kontakt',
  lead: 'Jede Nachricht liest ein Mensch.',
  mailHeading: 'Schreib uns',
  formLabel: 'Hilfeformular öffnen',
  mailNote:
    'Sag uns, welches Video es war und was du gesehen hast. Die Kennung in einer Fehlermeldung hilft uns, es zu finden. Schick nie ein Passwort oder Kartendaten.',
  timesHeading: 'Wann wir antworten',
  within: (hours) => `Innerhalb von ${hours} Stunden`,
  hoursHeading: 'Geschäftszeiten',
  hours: 'Montag bis Freitag, 9 bis 18 Uhr IST',
  topicsHeading: 'Wobei wir helfen können',
  topics: [
    {
      title: 'Ein Video, das misslingt',
      text: 'Die üblichen Gründe, und was hilft, stehen in den [Fragen und Antworten](/faq).',
    },
    {
      title: 'Eine Zusammenfassung, die nicht stimmt',
      text: 'Nenn uns das Video und die Zeile. Aus falschen Zeilen lernen wir am meisten.',
    },
    { title: 'Pläne und Zahlungen', text: 'Abbuchungen, Belege, Kündigung, eine Zahlung, die nicht ankam.' },
    { title: 'Dein Konto', text: 'Anmeldung, Geräte, deine Daten herunterladen, dein Konto löschen.' },
    {
      title: 'Datenschutz und Sicherheit',
      text: 'Fragen zu deinen Daten oder eine Schwachstelle, die du gefunden hast.',
    },
    { title: 'Ideen', text: 'Was fehlt und was du damit anfangen würdest.' },
  ],
  closing: {
    heading: 'Schneller als Schreiben',
    text: 'Viele Antworten stehen schon hier.',
    faq: 'Fragen und Antworten',
    howItWorks: 'So funktioniert es',
    summarize: 'Ein Video zusammenfassen',
  },
}
