import type * as source from '#messages/history-answer.ts'

export const historyAnswer: typeof source.historyAnswer = {
  looking: 'பதிலைத் தேடுகிறோம்...',
  tryAgain: 'மீண்டும் முயற்சி',
  ask: { library: 'எல்லா வீடியோக்களிடமும் கேள்', collection: 'இந்த வீடியோக்களிடம் கேள்' },
  passages: 'மிகச் சரியாகப் பதில் சொல்லும் பகுதிகள் இவை. இவை பேச்சாளர்களே சொன்ன சொற்கள்.',
  nothing: {
    library: 'உங்கள் வீடியோக்கள் எதிலும் இதைப் பற்றிப் பேசுவதாகத் தெரியவில்லை.',
    collection: 'இந்த வீடியோக்கள் எதிலும் இதைப் பற்றிப் பேசுவதாகத் தெரியவில்லை.',
  },
  closest: 'நெருக்கமாக உள்ளதைக் காட்டு',
  more: (count) => `மேலும் ${count} காட்டு`,
}
