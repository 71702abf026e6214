import type * as source from '#messages/reel-bar.ts'

export const reelBar: typeof source.reelBar = {
  title: 'தருணங்கள்',
  joined: (count) => `, ${count} தருணங்கள் சேர்ந்து`,
  allPlayed: (count) => `${count} தருணங்களும் முடிந்தன`,
  position: (position, count) => `${count}-ல் ${position}`,
  stop: 'இயக்கத்தை நிறுத்து',
  previous: 'முந்தைய தருணம்',
  next: 'அடுத்த தருணம்',
  play: 'இயக்கு',
  pause: 'இடைநிறுத்து',
  playAgain: 'மீண்டும் இயக்கு',
}
