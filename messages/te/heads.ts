import type * as source from '#messages/heads.ts'

export const heads: typeof source.heads = {
  names: {
    home: 'హోమ్',
    features: 'ఫీచర్లు',
    howItWorks: 'ఎలా పని చేస్తుంది',
    pricing: 'ధరలు',
    faq: 'ప్రశ్నలు',
    alternatives: 'ప్రత్యామ్నాయాలు',
    score: 'స్కోర్‌కార్డ్',
    extension: 'బ్రౌజర్ ఎక్స్‌టెన్షన్',
    developers: 'డెవలపర్లు',
    about: 'మా గురించి',
    contact: 'సంప్రదించండి',
    guide: 'గైడ్',
    privacy: 'ప్రైవసీ',
    terms: 'నిబంధనలు',
  },
  card: (title) => `${title}: Précis కార్డు`,
}
