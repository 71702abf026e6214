import type * as source from '#messages/questions.ts'
import { list } from './list.ts'

export const questionTexts: typeof source.questionTexts = {
  field: 'Tu pregunta',
  placeholder: '¿Qué quieres saber?',
  ask: 'Preguntar',
  suggestions: 'Preguntas para empezar',
  looking: 'Buscando la respuesta...',
  answered: (question) => `Respondida: ${question}`,
  brokeOff: 'La respuesta se interrumpió. Inténtalo de nuevo.',
  notCounted: 'No gastó ninguna de tus preguntas.',
  viewPlans: 'Ver precios',
  dismiss: 'Ocultar',
  earlierNotLoaded: (reason) => `No se pudieron cargar tus preguntas anteriores. ${reason}`,
}

export const suggestedTexts: typeof source.suggestedTexts = {
  topic: list,
  said: ({ title }) => `¿Qué se dice sobre “${title}”?`,
  matters: ({ title }) => `¿Por qué importa “${title}”?`,
  about: ({ title }) => `¿De qué trata “${title}”?`,
  why: () => null,
}
