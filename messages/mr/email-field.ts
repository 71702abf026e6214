import type * as source from '#messages/email-field.ts'

export const emailTexts: typeof source.emailTexts = {
  label: 'ईमेल',
  problems: {
    missing: 'ईमेल आवश्यक आहे',
    invalid: 'कृपया योग्य ईमेल पत्ता लिहा',
  },
}
