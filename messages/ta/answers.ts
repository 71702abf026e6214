import type * as source from '#messages/answers.ts'

export const answerTexts: typeof source.answerTexts = {
  heading: 'கேள்விகளும் பதில்களும்',
  bestPassages: 'மிகச் சரியாகப் பதில் சொல்லும் பகுதிகள் இவை. இவை பேச்சாளரே சொன்ன சொற்கள்.',
  whereSaid: 'இது சொல்லப்படும் இடம்',
  closest: 'நெருக்கமாக உள்ளதைக் காட்டு',
  showMore: (count) => `மேலும் ${count} காட்டு`,
  notSaid: 'வீடியோவில் இதைப் பற்றிப் பேசுவதாகத் தெரியவில்லை.',
  otherLanguage: (asked, spoken) =>
    `கேட்ட மொழி ${asked}, பேசும் மொழி ${spoken}; அதனால் வீடியோவில் இது சொல்லப்படுகிறதா என்று எங்களால் சொல்ல முடியவில்லை. இந்த மொழியில் கேட்டுப் பாருங்கள்: ${spoken}.`,
  copy: 'நகலெடு',
  delete: 'நீக்கு',
  playPassages: 'அந்தப் பகுதிகளை இயக்கு',
}
