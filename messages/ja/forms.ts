import type * as source from '#messages/forms.ts'

export const formTexts: typeof source.formTexts = {
  form: '形式',
  needsModel: (name) => `${name}（言語モデルが必要）`,
  deleted: '削除された形式',
  own: 'オリジナルの形式',
  inForm: (name) => `「${name}」の形式`,
  needsPlan: (name) => `「${name}」はProとUnlimitedで利用できます。新しい動画は要点の形式になります。`,
  wasDeleted: 'この形式は削除されました。新しい動画は要点の形式になります。',
  withoutModel: (name) =>
    `「${name}」には言語モデルが必要ですが、ここには設定されていません。新しい動画は要点の形式になります。`,
}
