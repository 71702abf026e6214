import type * as source from '#messages/recent-videos.ts'
import { number } from './language.ts'

export const recentVideos: typeof source.recentVideos = {
  heading: '最近の動画',
  ready: (count) => `${number(count)}件の要約ができました`,
  all: '履歴ですべて見る',
  showAll: (count) => `${count}件すべて表示`,
  showFewer: '表示を減らす',
  loading: '最近の動画を読み込み中...',
  failed: 'この一覧を読み込めませんでした。',
  tryAgain: '再試行',
  unseen: '新着',
  remove: (title) => `「${title}」を削除`,
}
