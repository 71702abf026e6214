import type * as source from '#messages/heads.ts'

export const heads: typeof source.heads = {
  names: {
    home: 'Inicio',
    features: 'Funciones',
    howItWorks: 'Cómo funciona',
    pricing: 'Precios',
    faq: 'Preguntas',
    alternatives: 'Alternativas',
    score: 'Mediciones',
    extension: 'Extensión del navegador',
    developers: 'Desarrollo',
    about: 'Acerca de',
    contact: 'Contacto',
    guide: 'Guía',
    privacy: 'Privacidad',
    terms: 'Términos',
  },
  card: (title) => `${title}: una tarjeta de Précis`,
}
