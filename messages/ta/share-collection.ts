import type * as source from '#messages/share-collection.ts'

export const shareCollection: typeof source.shareCollection = {
  title: 'இந்தத் தொகுப்பைப் பகிருங்கள்',
  description:
    'லிங்க் உள்ள எவரும் இதன் தலைப்புகளையும் ஒவ்வொரு வீடியோவின் முதல் கருத்தையும் படிக்கலாம். உங்களைப் பற்றி எதுவும் இதில் இல்லை; இதைத் தவிர்க்கும்படி தேடுபொறிகளைக் கேட்டுக்கொள்கிறோம்.',
}
