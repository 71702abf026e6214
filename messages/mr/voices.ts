import type * as source from '#messages/voices.ts'

export const voices: typeof source.voices = {
  cannotRead: 'तुमचा ब्राउझर वाचून दाखवू शकत नाही',
  otherBrowser: 'दुसरा ब्राउझर वापरून पाहा.',
  noneFor: (language) => `${language} भाषेसाठी आवाज नाही`,
  noneForText: 'या मजकुरासाठी आवाज नाही',
  addVoices: 'या डिव्हाइसवर एकही नाही. सिस्टमच्या सेटिंग्जमध्ये तुम्ही आवाज जोडू शकता.',
}
