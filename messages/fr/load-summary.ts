import type * as source from '#messages/load-summary.ts'

export const loadSummary: typeof source.loadSummary = {
  failed: 'Nous n’avons pas pu charger ce résumé',
  devices: 'Gérer les appareils',
}
