import type * as source from '#messages/style-names.ts'

export const styleNames: typeof source.styleNames = {
  standard: 'सामान्य',
  brief: 'संक्षिप्त',
  detailed: 'विस्तृत',
  'study-notes': 'पढ़ाई के नोट',
  bullets: 'बिंदु',
}
