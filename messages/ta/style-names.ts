import type * as source from '#messages/style-names.ts'

export const styleNames: typeof source.styleNames = {
  standard: 'சாதாரணம்',
  brief: 'சிறியது',
  detailed: 'விரிவு',
  'study-notes': 'படிப்புக் குறிப்புகள்',
  bullets: 'புள்ளிகள்',
}
