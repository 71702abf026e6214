import type * as source from '#messages/load-summary.ts'

export const loadSummary: typeof source.loadSummary = {
  failed: 'Não conseguimos carregar este resumo',
  devices: 'Gerenciar dispositivos',
}
