import type * as source from '#messages/email-field.ts'

export const emailTexts: typeof source.emailTexts = {
  label: 'ইমেইল',
  problems: {
    missing: 'ইমেইল দিতে হবে',
    invalid: 'একটি সঠিক ইমেইল ঠিকানা দিন',
  },
}
