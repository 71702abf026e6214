import type * as source from '#messages/summary-choices.ts'

export const summaryChoices: typeof source.summaryChoices = { style: 'Estilo', language: 'Idioma' }
