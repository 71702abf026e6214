import type * as source from '#messages/admin-status.ts'

export const statusTexts: typeof source.statusTexts = {
  title: 'Zustand des Dienstes',
  loading: 'Wird geladen...',
  tryAgain: 'Erneut versuchen',
  asOf: (moment, seconds) => `Stand: ${moment}. Wird alle ${seconds} Sekunden aktualisiert.`,
  waiting: 'Wartend',
  oldest: (count, duration) => `${count}, seit höchstens ${duration}`,
  running: 'In Arbeit',
  silent: 'Worker antwortet nicht',
  spentToday: 'Heute ausgegeben',
  database: 'Datenbank',
  shares: {
    all: 'Alle',
    visitors: 'Besucher',
    network: 'Aktivstes Besuchernetz',
    free: 'Kostenlose Konten',
    'free-account': 'Aktivstes kostenloses Konto',
    'paid-account': 'Aktivstes zahlendes Konto',
  },
  spent: (spent, max) => `${spent} von ${max}`,
  refused: (spent, max, count) => `${spent} von ${max}, ${count} abgelehnt`,
  seconds: (count) => `${count} s`,
  minutes: (count) => `${count} min`,
  hours: (count) => `${count} h`,
}

export const statusTables: typeof source.statusTables = {
  models: {
    title: 'Modelle heute (UTC)',
    heads: ['Modell', 'Aufrufe', 'Fehlgeschlagen', 'Tokens ein + aus', 'Kosten'],
    empty: 'Heute wurde noch kein Modell aufgerufen.',
  },
  sources: {
    title: 'Quellen von Transkripten, seit dem Start dieses Servers',
    heads: ['Quelle', 'Erfolg', 'Andere Ergebnisse'],
    empty: 'Noch wurde keine Quelle gefragt.',
  },
  sweeps: {
    title: 'Aufräumläufe',
    heads: ['Lauf', 'Zuletzt', 'Fällige Zeilen', 'Zustand'],
    empty: 'Hier laufen keine.',
  },
  sizes: { title: 'Tabellen', heads: ['Tabelle', 'Größe', 'Zeilen'], empty: 'Es gibt keine Tabellen.' },
}

export const statusCells: typeof source.statusCells = {
  unknownCost: 'unbekannt',
  noOthers: 'keine',
  notYet: 'noch nicht',
  notCounted: 'nicht gezählt',
  running: 'Läuft',
  failed: 'Fehlgeschlagen',
  good: 'In Ordnung',
}
