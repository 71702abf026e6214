import type * as source from '#messages/moment.ts'

export const momentTexts: typeof source.momentTexts = {
  checkOwn: 'Prüf dein eigenes Video',
  placeholder: 'YouTube-Link einfügen',
  check: 'Prüfen',
  readSummary: 'Ganze Zusammenfassung lesen',
  watch: 'Auf YouTube ansehen',
  watchFrom: (time) => `Auf YouTube ansehen, ab ${time}`,
}
