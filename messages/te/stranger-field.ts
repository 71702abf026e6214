import type * as source from '#messages/stranger-field.ts'

export const strangerField: typeof source.strangerField = {
  label: 'YouTube లింక్',
  placeholder: 'YouTube లింక్ పేస్ట్ చేయండి',
  summarize: 'సారాంశం పొందండి',
}
