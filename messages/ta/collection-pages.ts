import type * as source from '#messages/collection-pages.ts'

const seeCollections = 'உங்கள் தொகுப்புகளைப் பார்க்க உள்நுழையுங்கள்.'

export const collectionPages: typeof source.collectionPages = {
  choose: {
    heading: 'வீடியோக்களைத் தேர்ந்தெடுங்கள்',
    signIn: 'ஒரே நேரத்தில் பல வீடியோக்களைச் சுருக்க உள்நுழையுங்கள்.',
  },
  list: { heading: 'தொகுப்புகள்', signIn: seeCollections },
  one: { heading: 'தொகுப்பு', signIn: seeCollections },
}
