import type * as source from '#messages/stranger-field.ts'

export const strangerField: typeof source.strangerField = {
  label: 'Lien YouTube',
  placeholder: 'Collez un lien YouTube',
  summarize: 'Résumer',
}
