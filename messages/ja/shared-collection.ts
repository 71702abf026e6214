import type * as source from '#messages/shared-collection.ts'

export const sharedCollection: typeof source.sharedCollection = {
  introduction:
    'Précisで短くまとめた動画です。すべての行を実際の発言と照合しています。お好きな動画でお試しください。',
  title: '共有されたコレクション',
  loading: '読み込み中...',
  overview: '全体のまとめ',
  more: 'もっと見る',
  tryAgain: '再試行',
  count: (count) => `${count}本の動画の要約`,
  channel: 'YouTubeのチャンネル',
  playlist: 'YouTubeの再生リスト',
  unnamed: '無題の動画',
  from: (title, time) => `「${title}」をYouTubeで${time}から`,
}
