import type * as source from '#messages/heads.ts'

export const heads: typeof source.heads = {
  names: {
    home: 'होम',
    features: 'सुविधाएँ',
    howItWorks: 'यह कैसे काम करता है',
    pricing: 'प्लान और दाम',
    faq: 'सवाल-जवाब',
    alternatives: 'विकल्प',
    score: 'स्कोरकार्ड',
    extension: 'ब्राउज़र एक्सटेंशन',
    developers: 'डेवलपर',
    about: 'हमारे बारे में',
    contact: 'संपर्क',
    guide: 'गाइड',
    privacy: 'प्राइवेसी',
    terms: 'शर्तें',
  },
  card: (title) => `${title}: Précis का कार्ड`,
}
