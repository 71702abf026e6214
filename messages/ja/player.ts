import type * as source from '#messages/player.ts'

export const player: typeof source.player = {
  video: (title) => `動画：${title}`,
  playVideo: '動画を再生：',
  playVideoFrom: (time) => `動画を${time}から再生：`,
  loadsWhenPlayed: '再生時にYouTubeと通信します',
  enlarge: '拡大',
  makeSmall: '縮小',
}
