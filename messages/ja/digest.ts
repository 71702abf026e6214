import type * as source from '#messages/digest.ts'

export const digestTexts: typeof source.digestTexts = {
  loading: '読み込み中...',
  gone: 'このダイジェストは存在しないか、90日を過ぎています。',
  following: 'フォロー中',
  failed: '失敗',
  unpaid: '利用枠の回復待ち',
  unpaidNote: '要約の残りができたら要約します。',
}
