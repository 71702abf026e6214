import type * as source from '#messages/load-summary.ts'

export const loadSummary: typeof source.loadSummary = {
  failed: 'تعذّر تحميل هذا الملخص',
  devices: 'إدارة الأجهزة',
}
