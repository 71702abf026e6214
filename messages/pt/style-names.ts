import type * as source from '#messages/style-names.ts'

export const styleNames: typeof source.styleNames = {
  standard: 'padrão',
  brief: 'breve',
  detailed: 'detalhado',
  'study-notes': 'notas de estudo',
  bullets: 'tópicos',
}
