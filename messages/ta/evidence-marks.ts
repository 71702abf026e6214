import type * as source from '#messages/evidence-marks.ts'

export const evidenceMarks: typeof source.evidenceMarks = {
  highlighted: 'ஹைலைட் செய்தது',
  highlightedWithNote: 'ஹைலைட் செய்தது, உங்கள் குறிப்புடன்',
  yourNote: 'உங்கள் குறிப்பு:',
  map: 'வீடியோவின் வரைபடம்',
}
