import type * as source from '#messages/form-names.ts'

export const formNames: typeof source.formNames = {
  'key-insights': '要点',
  'study-notes': '学習ノート',
  steps: '手順',
  meeting: '議事録',
  outline: '講義のアウトライン',
  paragraph: '1段落',
  'chapter-lines': 'チャプターごとに1行',
}
