import type * as source from '#messages/style-names.ts'

export const styleNames: typeof source.styleNames = {
  standard: 'normal',
  brief: 'knapp',
  detailed: 'ausführlich',
  'study-notes': 'Lernnotizen',
  bullets: 'Stichpunkte',
}
