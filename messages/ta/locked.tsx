import type * as source from '#messages/locked.tsx'

export const locked: typeof source.locked = {
  badge: 'பூட்டப்பட்டது',
  unlock: 'வரம்பில்லாச் சுருக்கங்களுக்குத் திட்டத்தை உயர்த்துங்கள்',
  next: (moment) => <>உங்கள் அடுத்த இலவசச் சுருக்கம்: {moment}</>,
  upgrade: 'இப்போதே உயர்த்து',
  viewPlans: 'திட்டங்களைப் பார்',
  signIn: 'எனக்குத் திட்டம் உள்ளது: உள்நுழை',
}
