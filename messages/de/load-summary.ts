import type * as source from '#messages/load-summary.ts'

export const loadSummary: typeof source.loadSummary = {
  failed: 'Diese Zusammenfassung konnte nicht geladen werden',
  devices: 'Geräte verwalten',
}
