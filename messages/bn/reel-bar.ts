import type * as source from '#messages/reel-bar.ts'

export const reelBar: typeof source.reelBar = {
  title: 'মুহূর্ত',
  joined: (count) => `, ${count}টি মুহূর্ত একসঙ্গে`,
  allPlayed: (count) => `সব ${count}টি চালানো হয়েছে`,
  position: (position, count) => `${count}টির মধ্যে ${position}`,
  stop: 'চালানো বন্ধ করুন',
  previous: 'আগের মুহূর্ত',
  next: 'পরের মুহূর্ত',
  play: 'চালান',
  pause: 'থামান',
  playAgain: 'আবার চালান',
}
