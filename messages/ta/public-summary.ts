import type * as source from '#messages/public-summary.ts'

export const publicSummary: typeof source.publicSummary = {
  title: 'பகிர்ந்த சுருக்கம்',
  about:
    'Précis-ல் உருவான ஒரு வீடியோவின் சுருக்கம்: ஒவ்வொரு வரியும் சொல்லப்பட்டதோடு ஒப்பிட்டுச் சரிபார்க்கப்பட்டது. உங்கள் வீடியோவில் முயன்று பாருங்கள்.',
  example: 'எடுத்துக்காட்டு',
}
