import type * as source from '#messages/reel-bar.ts'

export const reelBar: typeof source.reelBar = {
  title: 'Momen',
  joined: (count) => `, ${count} momen digabung`,
  allPlayed: (count) => `Semua ${count} sudah diputar`,
  position: (position, count) => `${position} dari ${count}`,
  stop: 'Berhenti memutar',
  previous: 'Momen sebelumnya',
  next: 'Momen berikutnya',
  play: 'Putar',
  pause: 'Jeda',
  playAgain: 'Putar lagi',
}
