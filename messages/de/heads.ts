import type * as source from '#messages/heads.ts'

export const heads: typeof source.heads = {
  names: {
    home: 'Start',
    features: 'Funktionen',
    howItWorks: 'So funktioniert es',
    pricing: 'Preise',
    faq: 'Fragen',
    alternatives: 'Alternativen',
    score: 'Messwerte',
    extension: 'Browser-Erweiterung',
    developers: 'Für Entwickler',
    about: 'Über uns',
    contact: 'Kontakt',
    guide: 'Leitfaden',
    privacy: 'Datenschutz',
    terms: 'Nutzungsbedingungen',
  },
  card: (title) => `${title}: eine Karte von Précis`,
}
