import type * as source from '#messages/moment.ts'

export const momentTexts: typeof source.momentTexts = {
  checkOwn: 'உங்கள் வீடியோவைச் சரிபாருங்கள்',
  placeholder: 'YouTube லிங்க்கை ஒட்டுங்கள்',
  check: 'சரிபார்',
  readSummary: 'முழுச் சுருக்கத்தையும் படி',
  watch: 'YouTube-ல் பார்',
  watchFrom: (time) => `${time} முதல் YouTube-ல் பார்`,
}
