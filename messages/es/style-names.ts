import type * as source from '#messages/style-names.ts'

export const styleNames: typeof source.styleNames = {
  standard: 'estándar',
  brief: 'breve',
  detailed: 'detallado',
  'study-notes': 'apuntes de estudio',
  bullets: 'lista de puntos',
}
