import type * as source from '#messages/add-videos.ts'

export const addVideos: typeof source.addVideos = {
  title: '動画を追加',
  description: '新しい動画は要約1件として数えます。すでに要約したものは無料です。',
  links: (max) => `動画のリンク（1行に1つ、${max}件まで）`,
  add: (count) => `${count}本の動画を追加`,
  own: '履歴から選ぶ',
  search: '履歴を検索',
  loading: '読み込み中...',
  nothingFound: '見つかりませんでした。',
}
