import type * as source from '#messages/style-names.ts'

export const styleNames: typeof source.styleNames = {
  standard: '標準',
  brief: '簡潔',
  detailed: '詳細',
  'study-notes': '学習ノート',
  bullets: '箇条書き',
}
