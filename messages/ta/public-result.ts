import type * as source from '#messages/public-result.ts'

export const publicResult: typeof source.publicResult = {
  shared: 'பகிரப்பட்டது',
  motto: 'எந்த வீடியோவும் சுருக்கமாக',
  invitation:
    'லிங்க்கை ஒட்டுங்கள், சுருக்கத்தைப் படியுங்கள், ஒவ்வொரு வரியையும் பேச்சாளரே சொன்ன சொற்களோடு ஒப்பிட்டுச் சரிபாருங்கள்.',
  summarize: 'ஒரு வீடியோவைச் சுருக்கு',
}
