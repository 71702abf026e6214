import type * as source from '#messages/not-found.ts'

export const notFound: typeof source.notFound = {
  title: 'பக்கம் இல்லை: Précis',
  heading: '404 பக்கம் இல்லை',
  text: 'இந்த முகவரியில் எதுவுமில்லை.',
  home: 'முகப்புக்குச் செல்',
  isYours: 'இது உங்கள் சுருக்கங்களில் ஒன்றா? பார்க்க உள்நுழையுங்கள்.',
  signIn: 'உள்நுழை',
}
