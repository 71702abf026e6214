import type * as source from '#messages/load-summary.ts'

export const loadSummary: typeof source.loadSummary = {
  failed: 'この要約を読み込めませんでした',
  devices: 'デバイスの管理',
}
