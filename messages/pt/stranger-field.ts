import type * as source from '#messages/stranger-field.ts'

export const strangerField: typeof source.strangerField = {
  label: 'Link do YouTube',
  placeholder: 'Cole um link do YouTube',
  summarize: 'Resumir',
}
