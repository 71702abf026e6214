import type * as source from '#messages/stranger-field.ts'

export const strangerField: typeof source.strangerField = {
  label: 'YouTubeのリンク',
  placeholder: 'YouTubeのリンクを貼り付け',
  summarize: '要約する',
}
