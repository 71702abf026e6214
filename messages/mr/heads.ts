import type * as source from '#messages/heads.ts'

export const heads: typeof source.heads = {
  names: {
    home: 'होम',
    features: 'वैशिष्ट्ये',
    howItWorks: 'हे कसे चालते',
    pricing: 'प्लॅन आणि किमती',
    faq: 'प्रश्न-उत्तरे',
    alternatives: 'पर्याय',
    score: 'स्कोअरकार्ड',
    extension: 'ब्राउझर एक्स्टेंशन',
    developers: 'डेव्हलपर',
    about: 'आमच्याबद्दल',
    contact: 'संपर्क',
    guide: 'मार्गदर्शक',
    privacy: 'गोपनीयता',
    terms: 'अटी',
  },
  card: (title) => `${title}: Précis चे कार्ड`,
}
