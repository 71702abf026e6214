import type * as source from '#messages/evidence-card.ts'

export const evidenceCard: typeof source.evidenceCard = {
  said: 'சொல்லப்பட்டது',
  whyMarked: 'ஏன் குறிக்கப்பட்டுள்ளது',
  transcriptWords: 'டிரான்ஸ்கிரிப்டில் உள்ள சொற்கள்',
  speakerWords: 'பேச்சாளரே சொன்ன சொற்கள்',
  play: 'இயக்கு',
  copyWithSource: 'மூலத்துடன் நகலெடு',
}
