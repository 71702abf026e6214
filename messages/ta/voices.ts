import type * as source from '#messages/voices.ts'

export const voices: typeof source.voices = {
  cannotRead: 'உங்கள் பிரவுசரால் வாசிக்க முடியாது',
  otherBrowser: 'வேறு பிரவுசரில் முயலுங்கள்.',
  noneFor: (language) => `${language} மொழிக்குக் குரல் இல்லை`,
  noneForText: 'இந்த டெக்ஸ்டுக்குக் குரல் இல்லை',
  addVoices: 'இந்தச் சாதனத்தில் குரல் இல்லை. சிஸ்டத்தின் அமைப்புகளில் குரல்களைச் சேர்க்கலாம்.',
}
