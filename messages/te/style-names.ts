import type * as source from '#messages/style-names.ts'

export const styleNames: typeof source.styleNames = {
  standard: 'సాధారణం',
  brief: 'క్లుప్తం',
  detailed: 'వివరంగా',
  'study-notes': 'స్టడీ నోట్స్',
  bullets: 'బుల్లెట్ పాయింట్లు',
}
