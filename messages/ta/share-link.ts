import type * as source from '#messages/share-link.ts'

export const shareLink: typeof source.shareLink = {
  create: 'லிங்க்கை உருவாக்கு',
  link: 'லிங்க்',
  copy: 'லிங்க்கை நகலெடு',
  send: 'அனுப்பு',
  stop: 'பகிர்வதை நிறுத்து',
  stopsForGood: 'பகிர்வதை நிறுத்தினால், இந்த லிங்க் இனி ஒருபோதும் வேலை செய்யாது.',
}
