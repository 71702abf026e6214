import type * as source from '#messages/link-form.ts'

export const linkForm: typeof source.linkForm = {
  label: 'YouTube லிங்க்',
  placeholder: 'YouTube லிங்க்கை ஒட்டுங்கள்',
  summarizeByModel: 'AI சுருக்கம்',
  summarize: 'சுருக்கு',
  transcribe: 'டிரான்ஸ்கிரிப்ட் எடு',
  paste: 'டிரான்ஸ்கிரிப்டை ஒட்டு',
  missing: 'ஒரு YouTube லிங்க்கை எழுதுங்கள்',
  otherSite: 'நாங்கள் YouTube லிங்க்குகளைப் படிக்கிறோம். வேறு வீடியோ என்றால், அதன் டிரான்ஸ்கிரிப்டை ஒட்டுங்கள்.',
}
