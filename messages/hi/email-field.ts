import type * as source from '#messages/email-field.ts'

export const emailTexts: typeof source.emailTexts = {
  label: 'ईमेल',
  problems: {
    missing: 'ईमेल लिखना ज़रूरी है',
    invalid: 'कृपया सही ईमेल पता लिखें',
  },
}
