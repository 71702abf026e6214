import type * as source from '#messages/following-pages.ts'

export const followingPages: typeof source.followingPages = {
  following: 'ஃபாலோ செய்பவை',
  digest: 'டைஜஸ்ட்',
  signIn: 'சேனல்களையும் பிளேலிஸ்டுகளையும் ஃபாலோ செய்து, புதியவற்றை டைஜஸ்டாகப் பெற உள்நுழையுங்கள்.',
  loading: 'லோட் ஆகிறது...',
  stopTitle: 'ஈமெயில்களை நிறுத்துதல்: Précis',
  stopHeading: 'ஈமெயில்களை நிறுத்துதல்',
}
