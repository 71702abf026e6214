import type * as source from '#messages/load-summary.ts'

export const loadSummary: typeof source.loadSummary = {
  failed: 'Ringkasan ini tidak bisa dimuat',
  devices: 'Kelola perangkat',
}
