import type * as source from '#messages/email-field.ts'

export const emailTexts: typeof source.emailTexts = {
  label: 'ఈమెయిల్',
  problems: {
    missing: 'ఈమెయిల్ ఇవ్వాలి',
    invalid: 'దయచేసి సరైన ఈమెయిల్ ఇవ్వండి',
  },
}
