import type * as source from '#messages/load-summary.ts'

export const loadSummary: typeof source.loadSummary = {
  failed: 'No pudimos cargar este resumen',
  devices: 'Gestionar dispositivos',
}
