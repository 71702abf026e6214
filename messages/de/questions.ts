import type * as source from '#messages/questions.ts'
import { list } from './list.ts'

export const questionTexts: typeof source.questionTexts = {
  field: 'Deine Frage',
  placeholder: 'Was möchtest du wissen?',
  ask: 'Fragen',
  suggestions: 'Fragen für den Anfang',
  looking: 'Die Antwort wird gesucht...',
  answered: (question) => `Beantwortet: ${question}`,
  brokeOff: 'Die Antwort brach ab. Versuch es noch einmal.',
  notCounted: 'Das hat keine deiner Fragen verbraucht.',
  viewPlans: 'Preise ansehen',
  dismiss: 'Ausblenden',
  earlierNotLoaded: (reason) => `Deine früheren Fragen konnten nicht geladen werden. ${reason}`,
}

export const suggestedTexts: typeof source.suggestedTexts = {
  topic: list,
  said: ({ title }) => `Was wird über „${title}“ gesagt?`,
  matters: ({ title }) => `Warum ist „${title}“ wichtig?`,
  about: ({ title }) => `Worum geht es bei „${title}“?`,
  why: () => null,
}
