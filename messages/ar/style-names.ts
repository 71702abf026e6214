import type * as source from '#messages/style-names.ts'

export const styleNames: typeof source.styleNames = {
  standard: 'عادي',
  brief: 'موجز',
  detailed: 'مفصل',
  'study-notes': 'ملاحظات للدراسة',
  bullets: 'نقاط',
}
