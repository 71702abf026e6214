import type * as source from '#messages/form-names.ts'

export const formNames: typeof source.formNames = {
  'key-insights': 'मुख्य मुद्दे',
  'study-notes': 'अभ्यासाच्या नोट्स',
  steps: 'पायऱ्या',
  meeting: 'मीटिंग',
  outline: 'व्याख्यानाची रूपरेषा',
  paragraph: 'एक परिच्छेद',
  'chapter-lines': 'प्रत्येक प्रकरणाची एक ओळ',
}
