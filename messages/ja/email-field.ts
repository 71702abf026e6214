import type * as source from '#messages/email-field.ts'

export const emailTexts: typeof source.emailTexts = {
  label: 'メールアドレス',
  problems: {
    missing: 'メールアドレスを入力してください',
    invalid: '正しいメールアドレスを入力してください',
  },
}
