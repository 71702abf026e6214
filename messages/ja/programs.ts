import type * as source from '#messages/programs.ts'

export const programs: typeof source.programs = {
  none: { key: 'まだキーがありません。', webhook: 'まだWebhookがありません。' },
  create: { key: 'キーを作成', webhook: 'Webhookを作成' },
  full: {
    key: (max) => `キーは${max}個までです。新しく作成するには、いずれかを削除してください。`,
    webhook: (max) => `Webhookは${max}個までです。新しく作成するには、いずれかを削除してください。`,
  },
  missing: {
    key: 'このキーは見つかりません。削除された可能性があります。',
    webhook: 'このWebhookは見つかりません。削除された可能性があります。',
  },
  back: 'アカウントに戻る',
  refresh: '更新',
  done: '完了',
}

export const programPage: typeof source.programPage = {
  keyHeading: 'APIキーの呼び出し',
  keySignIn: 'ログインすると、キーを確認できます。',
  webhookHeading: 'Webhookの詳細',
  webhookSignIn: 'ログインすると、Webhookを確認できます。',
}

export const deletableRow: typeof source.deletableRow = {
  delete: '削除',
  deleteNamed: (name) => `${name}を削除`,
  deleteIt: { key: 'キーを削除', form: '形式を削除' },
  deleted: { key: 'キーを削除しました', form: '形式を削除しました' },
}
