import type * as source from '#messages/style-names.ts'

export const styleNames: typeof source.styleNames = {
  standard: 'नेहमीची',
  brief: 'संक्षिप्त',
  detailed: 'सविस्तर',
  'study-notes': 'अभ्यासाच्या नोट्स',
  bullets: 'मुद्देवार',
}
