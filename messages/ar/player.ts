import type * as source from '#messages/player.ts'

export const player: typeof source.player = {
  video: (title) => `فيديو: ${title}`,
  playVideo: 'تشغيل الفيديو:',
  playVideoFrom: (time) => `تشغيل الفيديو من ${time}:`,
  loadsWhenPlayed: 'من YouTube عند التشغيل',
  enlarge: 'تكبير',
  makeSmall: 'تصغير',
}
