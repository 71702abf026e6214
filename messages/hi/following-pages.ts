import type * as source from '#messages/following-pages.ts'

export const followingPages: typeof source.followingPages = {
  following: 'फ़ॉलो किए गए',
  digest: 'डाइजेस्ट',
  signIn: 'चैनल और प्लेलिस्ट फ़ॉलो करने और नई बातें डाइजेस्ट में पाने के लिए साइन इन करें।',
  loading: 'खुल रहा है...',
  stopTitle: 'ईमेल बंद करें: Précis',
  stopHeading: 'ईमेल बंद करें',
}
