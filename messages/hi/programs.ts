import type * as source from '#messages/programs.ts'

export const programs: typeof source.programs = {
  none: { key: 'अभी आपकी कोई कुंजी नहीं है।', webhook: 'अभी आपका कोई वेबहुक नहीं है।' },
  create: { key: 'कुंजी बनाएँ', webhook: 'वेबहुक बनाएँ' },
  full: {
    key: (max) => `आपकी ${max} कुंजियाँ हैं। नई बनाने के लिए एक हटाएँ।`,
    webhook: (max) => `आपके ${max} वेबहुक हैं। नया बनाने के लिए एक हटाएँ।`,
  },
  missing: {
    key: 'ऐसी कोई कुंजी नहीं है। हो सकता है वह हटा दी गई हो।',
    webhook: 'ऐसा कोई वेबहुक नहीं है। हो सकता है वह हटा दिया गया हो।',
  },
  back: 'अपने खाते पर वापस',
  refresh: 'ताज़ा करें',
  done: 'हो गया',
}

export const programPage: typeof source.programPage = {
  keyHeading: 'API कुंजी की कॉल',
  keySignIn: 'अपनी कुंजियाँ देखने के लिए साइन इन करें।',
  webhookHeading: 'वेबहुक',
  webhookSignIn: 'अपने वेबहुक देखने के लिए साइन इन करें।',
}

export const deletableRow: typeof source.deletableRow = {
  delete: 'हटाएँ',
  deleteNamed: (name) => `${name} हटाएँ`,
  deleteIt: { key: 'कुंजी हटाएँ', form: 'रूप हटाएँ' },
  deleted: { key: 'कुंजी हटा दी गई', form: 'रूप हटा दिया गया' },
}
