import type * as source from '#messages/questions.ts'
import { list } from './list.ts'

export const questionTexts: typeof source.questionTexts = {
  field: 'Votre question',
  placeholder: 'Que voulez-vous savoir ?',
  ask: 'Demander',
  suggestions: 'Questions pour commencer',
  looking: 'Recherche de la réponse...',
  answered: (question) => `Réponse à : ${question}`,
  brokeOff: 'La réponse s’est interrompue. Réessayez.',
  notCounted: 'Cela n’a utilisé aucune de vos questions.',
  viewPlans: 'Voir les tarifs',
  dismiss: 'Masquer',
  earlierNotLoaded: (reason) => `Vos questions précédentes n’ont pas pu être chargées. ${reason}`,
}

export const suggestedTexts: typeof source.suggestedTexts = {
  topic: list,
  said: ({ title }) => `Que dit la vidéo sur « ${title} » ?`,
  matters: ({ title }) => `Pourquoi « ${title} » est-il important ?`,
  about: ({ title }) => `Qu’en est-il de « ${title} » ?`,
  why: () => null,
}
