import type * as source from '#messages/forms.ts'

export const formTexts: typeof source.formTexts = {
  form: 'Bentuk',
  needsModel: (name) => `${name} (perlu model bahasa)`,
  deleted: 'Bentuk yang sudah dihapus',
  own: 'Bentuk Anda',
  inForm: (name) => `Dalam bentuk “${name}”`,
  needsPlan: (name) =>
    `“${name}” disertakan dalam Pro dan Unlimited. Video baru datang sebagai pokok penting.`,
  wasDeleted: 'Bentuknya sudah dihapus. Video baru datang sebagai pokok penting.',
  withoutModel: (name) =>
    `“${name}” perlu model bahasa, dan di sini tidak ada yang dipasang. Video baru datang sebagai pokok penting.`,
}
