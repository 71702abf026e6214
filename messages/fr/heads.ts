import type * as source from '#messages/heads.ts'

export const heads: typeof source.heads = {
  names: {
    home: 'Accueil',
    features: 'Fonctions',
    howItWorks: 'Comment ça marche',
    pricing: 'Tarifs',
    faq: 'Questions fréquentes',
    alternatives: 'Autres outils',
    score: 'Mesures',
    extension: 'Extension de navigateur',
    developers: 'Développeurs',
    about: 'À propos',
    contact: 'Nous contacter',
    guide: 'Le guide',
    privacy: 'Confidentialité',
    terms: 'Conditions',
  },
  card: (title) => `${title} : une carte de Précis`,
}
