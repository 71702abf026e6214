import type * as source from '#messages/heads.ts'

export const heads: typeof source.heads = {
  names: {
    home: 'முகப்பு',
    features: 'அம்சங்கள்',
    howItWorks: 'எப்படி வேலை செய்கிறது',
    pricing: 'விலை',
    faq: 'கேள்விகள்',
    alternatives: 'மாற்றுகள்',
    score: 'ஸ்கோர்கார்டு',
    extension: 'பிரவுசர் எக்ஸ்டென்ஷன்',
    developers: 'டெவலப்பர்கள்',
    about: 'எங்களைப் பற்றி',
    contact: 'தொடர்பு',
    guide: 'வழிகாட்டி',
    privacy: 'தனியுரிமை',
    terms: 'விதிகள்',
  },
  card: (title) => `${title}: Précis கார்டு`,
}
