import type * as source from '#messages/style-names.ts'

export const styleNames: typeof source.styleNames = {
  standard: 'normal',
  brief: 'bref',
  detailed: 'détaillé',
  'study-notes': 'fiche de révision',
  bullets: 'liste à puces',
}
