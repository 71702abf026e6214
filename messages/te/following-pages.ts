import type * as source from '#messages/following-pages.ts'

export const followingPages: typeof source.followingPages = {
  following: 'ఫాలోయింగ్',
  digest: 'డైజెస్ట్',
  signIn: 'ఛానెళ్లు, ప్లేలిస్ట్‌లు ఫాలో అయి, కొత్తవాటిని డైజెస్ట్‌గా పొందడానికి సైన్ ఇన్ చేయండి.',
  loading: 'లోడ్ అవుతోంది...',
  stopTitle: 'ఈమెయిల్స్ ఆపండి: Précis',
  stopHeading: 'ఈమెయిల్స్ ఆపండి',
}
