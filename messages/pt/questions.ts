import type * as source from '#messages/questions.ts'
import { list } from './list.ts'

export const questionTexts: typeof source.questionTexts = {
  field: 'Sua pergunta',
  placeholder: 'O que você quer saber?',
  ask: 'Perguntar',
  suggestions: 'Perguntas para começar',
  looking: 'Procurando a resposta...',
  answered: (question) => `Respondida: ${question}`,
  brokeOff: 'A resposta foi interrompida. Tente de novo.',
  notCounted: 'Isso não gastou nenhuma das suas perguntas.',
  viewPlans: 'Ver planos e preços',
  dismiss: 'Dispensar',
  earlierNotLoaded: (reason) => `Não foi possível carregar suas perguntas anteriores. ${reason}`,
}

export const suggestedTexts: typeof source.suggestedTexts = {
  topic: list,
  said: ({ title }) => `O que se diz sobre “${title}”?`,
  matters: ({ title }) => `Por que “${title}” é importante?`,
  about: ({ title }) => `E quanto a “${title}”?`,
  why: () => null,
}
