import type * as source from '#messages/style-names.ts'

export const styleNames: typeof source.styleNames = {
  standard: 'biasa',
  brief: 'singkat',
  detailed: 'terperinci',
  'study-notes': 'catatan belajar',
  bullets: 'butir-butir',
}
