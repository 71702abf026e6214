import type * as source from '#messages/public-result.ts'

export const publicResult: typeof source.publicResult = {
  shared: '共有',
  motto: 'どんな動画も短く',
  invitation: 'リンクを貼り付けると要約が読め、すべての行を話者自身の言葉で確かめられます。',
  summarize: '動画を要約する',
}
