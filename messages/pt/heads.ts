import type * as source from '#messages/heads.ts'

export const heads: typeof source.heads = {
  names: {
    home: 'Início',
    features: 'Recursos',
    howItWorks: 'Como funciona',
    pricing: 'Preços',
    faq: 'Perguntas',
    alternatives: 'Alternativas',
    score: 'Medições',
    extension: 'Extensão do navegador',
    developers: 'Para desenvolvedores',
    about: 'Sobre nós',
    contact: 'Contato',
    guide: 'Guia',
    privacy: 'Privacidade',
    terms: 'Termos',
  },
  card: (title) => `${title}: um cartão do Précis`,
}
