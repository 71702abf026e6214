import type * as source from '#messages/email-field.ts'

export const emailTexts: typeof source.emailTexts = {
  label: 'ஈமெயில்',
  problems: {
    missing: 'ஈமெயில் தேவை',
    invalid: 'சரியான ஈமெயில் முகவரியை எழுதுங்கள்',
  },
}
