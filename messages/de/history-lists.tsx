import type * as source from '#messages/history-lists.tsx'
import { plural } from './language.ts'

export const summaryList: typeof source.summaryList = {
  loading: 'Dein Verlauf wird geladen...',
  failed: 'Der Verlauf konnte nicht geladen werden. Bitte versuch es später noch einmal.',
  empty: {
    title: 'Noch kein Verlauf',
    text: 'Jede Zusammenfassung wird hier gespeichert, mit ihren Kernaussagen und ihrem Transkript.',
    action: 'Jetzt zusammenfassen',
  },
  search: 'Suchen oder alle deine Videos etwas fragen',
  count: (count) => plural(count, { one: `${count} Zusammenfassung`, other: `${count} Zusammenfassungen` }),
  found: (count) =>
    plural(count, { one: `${count} Zusammenfassung gefunden`, other: `${count} Zusammenfassungen gefunden` }),
  beyond: (count, days) =>
    plural(count, {
      one: `${count} weitere Zusammenfassung ist älter als die ${days} Tage, die dein Plan zeigt. Sie ist noch gespeichert.`,
      other: `${count} weitere Zusammenfassungen sind älter als die ${days} Tage, die dein Plan zeigt. Sie sind noch gespeichert.`,
    }),
}

export const transcriptList: typeof source.transcriptList = {
  loading: 'Deine Transkripte werden geladen...',
  failed: 'Die Transkripte konnten nicht geladen werden. Bitte versuch es später noch einmal.',
  empty: {
    title: 'Noch keine Transkripte',
    text: 'Transkripte, die du holst oder einfügst, werden hier gespeichert.',
    action: 'Zur Startseite',
  },
  search: 'In Titeln und Transkripten suchen',
  count: (count) => plural(count, { one: `${count} Transkript`, other: `${count} Transkripte` }),
  found: (count) =>
    plural(count, { one: `${count} Transkript gefunden`, other: `${count} Transkripte gefunden` }),
  beyond: (count, days) =>
    plural(count, {
      one: `${count} weiteres Transkript ist älter als die ${days} Tage, die dein Plan zeigt. Es ist noch gespeichert.`,
      other: `${count} weitere Transkripte sind älter als die ${days} Tage, die dein Plan zeigt. Sie sind noch gespeichert.`,
    }),
}

export const listTexts: typeof source.listTexts = {
  sort: 'Sortierung',
  sorts: {
    newest: 'Neueste zuerst',
    oldest: 'Älteste zuerst',
    title: 'Nach Titel',
    longest: 'Längste zuerst',
  },
  view: 'Ansicht',
  views: { cards: 'Karten', compact: 'Kompakt' },
  filters: 'Filter',
  filtersOn: 'Filter: an',
  clear: 'Filter aufheben',
  channel: 'Kanal',
  allChannels: 'Alle Kanäle',
  language: 'Sprache',
  allLanguages: 'Alle Sprachen',
  unknownLanguage: 'Unbekannte Sprache',
  form: 'Form',
  allForms: 'Alle Formen',
  from: 'Von',
  to: 'Bis',
  since: (day) => `seit ${day}`,
  until: (day) => `bis ${day}`,
  days: (first, last) => `${first} bis ${last}`,
  exportAll: 'Alle exportieren',
  exportThese: 'Diese exportieren',
  exportAs: 'Exportieren als',
  more: 'Mehr anzeigen',
  tryAgain: 'Erneut versuchen',
  moreFailed: 'Der Rest der Liste konnte nicht geladen werden.',
  plans: 'Preise ansehen',
  held: 'Du bist auf zu vielen Geräten angemeldet. Entferne eines davon, um hier weiterzumachen.',
  devices: 'Geräte verwalten',
  nothingContains: (search) => <>Nichts enthält {search}.</>,
  hidden: (filter, count) =>
    count === 1 ? (
      <>Nichts gefunden. Der eine Treffer ist ausgeblendet: {filter}.</>
    ) : (
      <>
        Nichts gefunden. Alle {count} Treffer sind ausgeblendet: {filter}.
      </>
    ),
  nothingTogether: 'Auf all das zusammen passt nichts.',
  without: (filter, count) => `Ohne ${filter} (${count})`,
  showAll: 'Alle zeigen',
}
