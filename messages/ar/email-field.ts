import type * as source from '#messages/email-field.ts'

export const emailTexts: typeof source.emailTexts = {
  label: 'البريد الإلكتروني',
  problems: {
    missing: 'البريد الإلكتروني مطلوب',
    invalid: 'يُرجى إدخال عنوان بريد إلكتروني صحيح',
  },
}
