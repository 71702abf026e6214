import type * as source from '#messages/form-names.ts'

export const formNames: typeof source.formNames = {
  'key-insights': 'ముఖ్యాంశాలు',
  'study-notes': 'స్టడీ నోట్స్',
  steps: 'స్టెప్స్',
  meeting: 'మీటింగ్',
  outline: 'పాఠం రూపురేఖలు',
  paragraph: 'ఒక పేరా',
  'chapter-lines': 'అధ్యాయానికో లైన్',
}
